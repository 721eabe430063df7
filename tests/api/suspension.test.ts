import { eq } from 'drizzle-orm'
import { encode } from 'next-auth/jwt'
import { afterAll, describe, expect, it } from 'vitest'
import { createDb } from '@/db/client'
import { auditLog, users } from '@/db/schema'
import { makeFoundation, makePet, makeUser } from '@/db/seed/factories'
import { DEMO_PASSWORD, hashDemoPassword } from '@/db/seed/password'
import { changeSuspension } from '@/lib/moderation/staff/accounts/account-state-operations'
import { suspendedDataUrl } from '@/lib/people/accounts/suspension-links'
import { authSecret } from '@/lib/platform/env'
import { SESSION_COOKIE, SESSION_SECONDS } from '@/lib/platform/session/cookies'
import { newClaims, sealToken } from '@/lib/platform/session/jwt'
import { get, getAs, send, sendAs, sendJson } from '@/tests/support/api'
import { DEMO_ACCOUNTS } from '@/tests/support/demo'
import { staffLogin } from '@/tests/support/second-factor'
import { siteDatabaseUrl } from '@/tests/support/site'

/** The database of the server under test. */
const db = createDb(siteDatabaseUrl(), { max: 2 })
afterAll(() => db.$client.end())

const SECRET = { authorization: `Bearer ${process.env.TEST_CRON_SECRET}` }
const A_SECOND = { timeout: 1000, interval: 50 }

/** What `npm run admin` does on a machine where the site runs. */
async function change(email: string, suspends: boolean) {
  const id = await changeSuspension(db, { email, reason: 'Pide un adelanto.', suspends, now: new Date() })
  expect((await send(`/api/cron/account?id=${id}`, 'GET', SECRET)).status).toBe(200)
}
const statusOf = async (path: string) => (await send(path)).status

describe('a suspension', () => {
  it('of a foundation takes its page and its pets away within a second, and restoring brings them back', async () => {
    const { user, foundation } = await makeFoundation(db)
    const pet = await makePet(db, { ownerId: user.id })
    const paths = [`/foundation/${user.id}`, `/pet-detail/${pet.id}`]
    await send(`/api/cron/account?id=${user.id}`, 'GET', SECRET)
    const statuses = () => Promise.all(paths.map(statusOf))
    const list = async () => (await send('/foundations')).text.includes(foundation.name)
    await expect.poll(statuses, { timeout: 5000 }).toEqual([200, 200])
    await change(user.email, true)
    await expect.poll(statuses, A_SECOND).toEqual([404, 404])
    expect(await list()).toBe(false)
    expect((await get(`/pets/${pet.id}`)).status).toBe(404)
    await change(user.email, false)
    await expect.poll(statuses, A_SECOND).toEqual([200, 200])
  })

  it('leaves a mailed link by which the person has their data, and nobody keeps or names it', async () => {
    const { id, email } = await makeUser(db)
    await change(email, true)
    const [account] = await db.select().from(users).where(eq(users.id, id))
    const suspendedAt = account?.suspendedAt ?? new Date(0)
    const { pathname } = new URL(suspendedDataUrl({ id, since: suspendedAt, email }, new Date()))
    const page = await send(pathname)
    expect(page.text).toContain('Descargar mis datos')
    expect(page.text).toContain('Eliminar mi cuenta')
    const file = await send(`${pathname}/querencia-mis-datos.json`)
    expect(file.body).toMatchObject({ account: { id, email } })
    expect(file.headers.get('content-disposition')).toContain('attachment')
    for (const { headers } of [page, file]) {
      expect(headers.get('cache-control')).toContain('no-store')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('x-robots-tag')).toContain('noindex')
    }
    await change(email, false)
    expect((await send(`${pathname}/querencia-mis-datos.json`)).status).toBe(404)
    expect((await send(pathname)).text).toContain('Este enlace ya no sirve')
  })

  it('ends sessions and API tokens at once', async () => {
    const { id, email } = await makeUser(db)
    const cookie = async () => ({
      cookie: `${SESSION_COOKIE.name}=${await sealToken('cookie', newClaims({ id, sessionVersion: 1 }))}`,
    })
    const statuses = async () => [
      (await send('/dashboard', 'GET', await cookie())).status,
      (await getAs(id, `/user/${id}`)).status,
    ]
    expect(await statuses()).toEqual([200, 200])
    await change(email, true)
    expect(await statuses()).toEqual([307, 401])
  })

  it('cannot be refreshed by strangers', async () => {
    expect(await statusOf('/api/cron/account?id=1')).toBe(401)
    expect((await send('/api/cron/account?id=x', 'GET', SECRET)).status).toBe(404)
  })
})

describe('a session of staff', () => {
  /** A session cookie that is so many hours old. */
  async function cookieSince(id: number, hours: number) {
    const maxAge = SESSION_SECONDS - hours * 3600
    const claims = newClaims({ id, sessionVersion: 1 }, { secondFactor: true })
    const token = await encode({ token: claims, secret: authSecret(), salt: '', maxAge })
    return { cookie: `${SESSION_COOKIE.name}=${token}` }
  }

  it('lasts twelve hours, and those of everybody else thirty days', async () => {
    const at = async (hours: number) =>
      (await send('/admin', 'GET', await cookieSince(DEMO_ACCOUNTS.admin, hours))).status
    expect([await at(11.9), await at(12.1)]).toEqual([200, 307])
    const user = await cookieSince(DEMO_ACCOUNTS.adopta, 24 * 29)
    expect((await send('/dashboard', 'GET', user)).status).toBe(200)
  })

  it('through the API decides with a password of the last ten minutes only', async () => {
    const { id, email } = await makeUser(db, { role: 'admin', passwordHash: await hashDemoPassword() })
    const pet = await makePet(db)
    const body = { status: 'inactivo' }
    expect((await sendAs(id, 'PATCH', `/pets/${pet.id}`, body)).status).toBe(403)
    const login = await sendJson('POST', '/auth/userLogin', await staffLogin(email, DEMO_PASSWORD))
    const { token } = login.body as { token: string }
    const headers = { authorization: token }
    expect((await sendJson('PATCH', `/pets/${pet.id}`, body, headers)).status).toBe(200)
  })

  it('that reads an account through the API leaves an entry in the audit log', async () => {
    const { id } = await makeUser(db)
    expect((await getAs(DEMO_ACCOUNTS.admin, `/user/${id}`)).status).toBe(200)
    await getAs(id, `/user/${id}`)
    const rows = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${id}`))
    expect(rows).toMatchObject([{ actorId: DEMO_ACCOUNTS.admin, action: 'account.view' }])
  })

  it('gets no account that a browser asks for ahead of time', async () => {
    const { id } = await makeUser(db)
    const cookie = await cookieSince(DEMO_ACCOUNTS.admin, 1)
    const ahead = await send(`/admin/cuentas/${id}`, 'GET', { ...cookie, 'sec-purpose': 'prefetch' })
    expect(ahead.status).toBe(404)
    expect(await db.$count(auditLog, eq(auditLog.subject, `user:${id}`))).toBe(0)
    expect((await send(`/admin/cuentas/${id}`, 'GET', cookie)).status).toBe(200)
    expect(await db.$count(auditLog, eq(auditLog.subject, `user:${id}`))).toBe(1)
  })
})
