import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { emailTokens, knownIps, users } from '@/db/schema'
import { makeUser } from '@/db/seed/factories'
import { changePassword } from '@/lib/people/accounts/operations/change-password'
import { logIn } from '@/lib/people/accounts/operations/log-in'
import { requestReset, resetPassword } from '@/lib/people/accounts/operations/reset-password'
import { requestSignInLink, signInByLink } from '@/lib/people/accounts/operations/sign-in-link'
import { hashPassword } from '@/lib/people/accounts/passwords'
import type { Actor } from '@/lib/platform/actor'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { keyedHash } from '@/lib/platform/secrets'
import { newClaims, openToken, sealToken } from '@/lib/platform/session/jwt'
import { sessionOf } from '@/lib/platform/session/session'
import { deleteAccount } from '@/lib/privacy/operations'
import { makeContext } from '@/tests/support/context'
import { mailsTo, secretMailedTo } from '@/tests/support/outbox'

const PASSWORD = 'Caminata7!'
const MINUTE = 60_000
const HOME = '203.0.113.7'

const later = (milliseconds: number) => ({ now: new Date(Date.now() + milliseconds) })

async function mailLink(email: string, milliseconds = 0): Promise<string> {
  await requestSignInLink(makeContext(undefined, later(milliseconds)), { email })
  return secretMailedTo(email)
}

describe('a mailed link that signs in', () => {
  it('signs in once, also under concurrency, and is stored as a hash', async () => {
    const { id, email } = await makeUser(db)
    const token = await mailLink(email)
    const [stored] = await db.select().from(emailTokens).where(eq(emailTokens.userId, id))
    expect(stored?.tokenHash).not.toBe(token)
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => signInByLink(makeContext(), { token })),
    )
    const done = tries.filter(({ status }) => status === 'fulfilled')
    expect(done).toMatchObject([{ value: { id, provenAt: expect.any(Date) } }])
  })

  it('lasts a quarter of an hour, and another one is mailed after two minutes', async () => {
    const { email } = await makeUser(db)
    const token = await mailLink(email)
    await mailLink(email, MINUTE)
    expect(await mailsTo(email)).toHaveLength(1)
    const late = makeContext(undefined, later(16 * MINUTE))
    await expect(signInByLink(late, { token })).rejects.toMatchObject({ code: 'bad_request' })
    await mailLink(email, 3 * MINUTE)
    expect(await mailsTo(email)).toHaveLength(2)
    await expect(signInByLink(makeContext(), { token })).rejects.toMatchObject({ code: 'bad_request' })
  })

  it('is mailed to no unknown or inactive account, and the answer is the same', async () => {
    const inactive = await makeUser(db, { active: false })
    for (const email of ['nadie@correo.example', inactive.email]) {
      await requestSignInLink(makeContext(), { email })
      expect(await mailsTo(email)).toEqual([])
    }
  })

  it('is the confirmation where the e-mail is not confirmed, at most once a minute', async () => {
    const { email } = await makeUser(db, { emailVerifiedAt: null })
    for (let i = 0; i < 2; i++) await requestSignInLink(makeContext(), { email })
    expect(await mailsTo(email)).toMatchObject([{ subject: 'Confirma tu correo en Querencia' }])
  })

  it('lets in whom strangers’ failed logins keep out, and their password from there', async () => {
    const { email } = await makeUser(db, { passwordHash: await hashPassword(PASSWORD) })
    for (let i = 0; i < LIMITS.loginAccount.max; i++)
      await expect(logIn(makeContext(), { email, password: 'Equivocada1!' })).rejects.toThrow()
    const fromHome = () => logIn(makeContext(undefined, { clientIp: HOME }), { email, password: PASSWORD })
    await expect(fromHome()).rejects.toMatchObject({ code: 'too_many_requests' })
    await signInByLink(makeContext(undefined, { clientIp: HOME }), { token: await mailLink(email) })
    await fromHome()
  })

  it('begins no session for staff, whose address alone becomes known', async () => {
    const { id, email } = await makeUser(db, { role: 'admin' })
    const ctx = makeContext(undefined, { clientIp: HOME })
    expect(await signInByLink(ctx, { token: await mailLink(email) })).toBeNull()
    const known = await db.select().from(knownIps).where(eq(knownIps.userId, id))
    expect(known).toMatchObject([{ ipHash: keyedHash(HOME) }])
  })

  it('ends when the password changes', async () => {
    const { email } = await makeUser(db)
    const token = await mailLink(email)
    await requestReset(makeContext(), { email })
    await resetPassword(makeContext(), { token: await secretMailedTo(email), password1: PASSWORD })
    await expect(signInByLink(makeContext(), { token })).rejects.toMatchObject({ code: 'bad_request' })
  })

  it('does not sign in to an account that was suspended meanwhile', async () => {
    const { id, email } = await makeUser(db)
    const token = await mailLink(email)
    await db.update(users).set({ active: false }).where(eq(users.id, id))
    await expect(signInByLink(makeContext(), { token })).rejects.toMatchObject({ code: 'bad_request' })
  })
})

describe('an account without a password', () => {
  const next = { currentPassword: '', password1: PASSWORD, password2: PASSWORD }
  const actorOf = (id: number, justProven: boolean): Actor => ({
    kind: 'user',
    id,
    confirmed: true,
    justProven,
  })

  it('sets its first one, or is deleted, only after a sign-in of the last minutes', async () => {
    const { id } = await makeUser(db)
    const old = makeContext(actorOf(id, false))
    const refused = { code: 'forbidden', message: expect.stringContaining('confirma que eres tú') }
    await expect(changePassword(old, next)).rejects.toMatchObject(refused)
    await expect(deleteAccount(old, { password: '' })).rejects.toMatchObject(refused)
    await changePassword(makeContext(actorOf(id, true)), next)
    const [account] = await db.select().from(users).where(eq(users.id, id))
    expect(account?.passwordProvenAt).not.toBeNull()
  })

  it('is deleted after a sign-in of the last minutes', async () => {
    const { id } = await makeUser(db)
    await deleteAccount(makeContext(actorOf(id, true)), { password: '' })
    expect(await db.$count(users, eq(users.id, id))).toBe(0)
  })

  it('has ten minutes from the moment that the provider or the link says', async () => {
    const account = await makeUser(db)
    const sessionWith = async (provenAt?: Date) =>
      (
        await sessionOf(
          'cookie',
          await sealToken('cookie', newClaims({ ...account, provenAt }, { via: 'oidc' })),
        )
      )?.actor
    expect(await sessionWith(new Date(Date.now() - 9 * MINUTE))).toMatchObject({ justProven: true })
    expect(await sessionWith(new Date(Date.now() - 11 * MINUTE))).toMatchObject({ justProven: false })
    expect(await sessionWith()).toMatchObject({ justProven: false })
    const plain = await openToken('cookie', await sealToken('cookie', newClaims(account)))
    expect(plain?.provenAt).toBeNull()
  })

  it('a password change by somebody who knew the old one proves nothing of its owner', async () => {
    const { id } = await makeUser(db, { passwordHash: await hashPassword(PASSWORD) })
    const change = { currentPassword: PASSWORD, password1: 'Madrugada8?', password2: 'Madrugada8?' }
    await changePassword(makeContext(actorOf(id, false)), change)
    const [account] = await db.select().from(users).where(eq(users.id, id))
    expect(account?.passwordProvenAt).toBeNull()
  })
})
