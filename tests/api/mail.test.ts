import { afterAll, describe, expect, it } from 'vitest'
import { createDb } from '@/db/client'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { confirmEmailMail } from '@/lib/platform/outbox/templates/account'
import { write } from '@/lib/platform/write'
import { send } from '@/tests/support/api'
import { makeContext } from '@/tests/support/context'
import { newEmail } from '@/tests/support/new-names'
import { siteDatabaseUrl } from '@/tests/support/site'

/** The database of the server under test: a mail can be written there without the work that causes it. */
const db = createDb(siteDatabaseUrl(), { max: 1 })
afterAll(() => db.$client.end())

const content = confirmEmailMail({ name: 'Ana', url: 'https://querencia.example/confirmar' })
const enqueue = async () => {
  const to = newEmail()
  await write(makeContext(undefined, { db }), (tx) => enqueueMail(tx, { to, content, now: new Date() }))
  return to
}

describe('the mailbox of a laptop', () => {
  it('the mailbox answers programs the newest mails first, or those to one recipient', async () => {
    const [first, second] = [await enqueue(), await enqueue()]
    const all = await send('/dev/correo.json')
    expect(all.status).toBe(200)
    expect(all.headers.get('cache-control')).toBe('no-store')
    const recipients = (all.body as { to: string }[]).map(({ to }) => to)
    expect(recipients.indexOf(second)).toBeLessThan(recipients.indexOf(first))
    const { body } = await send(`/dev/correo.json?to=${encodeURIComponent(first.toUpperCase())}`)
    expect(body).toEqual([
      expect.objectContaining({
        to: first,
        ...content,
        id: expect.any(Number),
        createdAt: expect.any(String),
      }),
    ])
    expect((await send('/dev/correo.json?to=%00')).body).toEqual([])
  })

  it('mail is delivered by the worker that the server started', async () => {
    const to = await enqueue()
    const sentAt = async () => {
      const { body } = await send(`/dev/correo.json?to=${to}`)
      return (body as { sentAt: string | null }[])[0]?.sentAt
    }
    await expect.poll(sentAt, { timeout: 15_000, interval: 200 }).toMatch(/^\d{4}-/)
  })

  it('the mailbox page works without scripts and is not indexed', async () => {
    const to = await enqueue()
    const { status, text, headers } = await send(`/dev/correo?to=${to}`)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toContain('no-store')
    expect(text).toContain('Buzón de pruebas')
    expect(text).toContain('<meta name="robots" content="noindex, nofollow"/>')
    expect(text).toMatch(/<iframe[^>]+sandbox="allow-popups allow-popups-to-escape-sandbox"[^>]+srcDoc="/i)
    expect(text).toContain('https://querencia.example/confirmar')
    expect((await send('/robots.txt')).text).toContain('Disallow: /dev/')
    expect((await send('/sitemaps/pages.xml')).text).not.toContain('/dev/')
  })
})

describe('the cron address for mail', () => {
  const PATH = '/api/cron/outbox'

  it('the mail cron runs once for a request with the secret', async () => {
    const headers = { authorization: `Bearer ${process.env.TEST_CRON_SECRET}` }
    const { status, body } = await send(PATH, 'GET', headers)
    expect(status).toBe(200)
    expect(body).toMatchObject({ sent: expect.any(Number), givenUp: 0, lastError: null })
  })

  it('the mail cron answers 401 without the secret', async () => {
    for (const authorization of ['', 'Bearer ', 'Bearer wrong']) {
      expect((await send(PATH, 'GET', { authorization })).status).toBe(401)
    }
    expect((await send(PATH)).body).toMatchObject({ code: 'unauthenticated' })
    expect((await send(PATH, 'POST')).status).toBe(405)
  })
})
