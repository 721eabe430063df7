import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { outbox } from '@/db/schema'
import { localMailer } from '@/lib/platform/integrations/mail/mailer'
import { deleteOldMail, enqueueMail, enqueueMails } from '@/lib/platform/outbox/operations'
import { listMailbox } from '@/lib/platform/outbox/queries'
import { seal, unseal } from '@/lib/platform/outbox/sealing'
import { write } from '@/lib/platform/write'
import { makeContext } from '@/tests/support/context'
import { content, outboxWorld } from '@/tests/support/outbox'

const world = outboxWorld()
/** With its jitter. */
const LONGEST_PAUSE_SECONDS = 375

// Every mail that is given up is logged; here that is expected.
beforeAll(() => vi.spyOn(console, 'error').mockImplementation(() => {}))
afterAll(() => vi.restoreAllMocks())

describe('a mail', () => {
  it('goes out as it was written, and its body with the link does not stay behind', async () => {
    await world.enqueue('ana@prueba.example')
    expect(await world.deliver()).toEqual({ sent: 1, postponed: 0, givenUp: 0, lastError: null })
    expect(world.service.delivered).toEqual([
      { from: 'Q <q@q.example>', to: 'ana@prueba.example', ...content },
    ])
    const row = await world.onlyRow()
    expect(row).toMatchObject({ attempts: 1, sentAt: world.now, failedAt: null, html: '', text: '' })
    expect(await world.deliver()).toMatchObject({ sent: 0 })
    expect(world.service.keys).toEqual([`${row.idempotencyKey}@${row.createdAt.getTime()}`])
  })

  it('is not sent when the change that causes it is rolled back', async () => {
    const change = write(makeContext(), async (tx) => {
      await enqueueMail(tx, { to: 'ana@prueba.example', content, now: world.now })
      tx.rollback()
    })
    await expect(change).rejects.toThrow()
    expect(await world.deliver()).toMatchObject({ sent: 0 })
    expect(world.service.keys).toEqual([])
  })

  it('is queued among more than one statement can take', async () => {
    const mails = Array.from({ length: 9500 }, (_, at) => ({
      to: `${at}@prueba.example`,
      content,
      now: world.now,
    }))
    const queued = write(makeContext(), async (tx) => {
      await enqueueMails(tx, mails)
      throw new Error(`${await tx.$count(outbox)} queued`)
    })
    await expect(queued).rejects.toThrow(/^9500 queued$/)
  })

  it('stays readable where nobody sends it', async () => {
    await world.enqueue('ana@prueba.example')
    await world.enqueue('beto@prueba.example')
    await world.deliver(localMailer)
    const mails = await listMailbox(db, null)
    expect(mails.map(({ to }) => to)).toEqual(['beto@prueba.example', 'ana@prueba.example'])
    expect(await listMailbox(db, 'ANA@prueba.example')).toEqual([
      {
        id: 1,
        to: 'ana@prueba.example',
        createdAt: expect.any(String),
        sentAt: world.now.toISOString(),
        ...content,
      },
    ])
    expect(await listMailbox(db, 'ana\0')).toEqual([])
  })
})

describe('a notice', () => {
  const notice = { ...content, headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
  const enqueue = () =>
    world.enqueue('ana@prueba.example', { content: notice, now: world.now, quietZone: 'America/Lima' })

  it('goes out with its headers, which do not stay behind', async () => {
    await enqueue()
    // Seven in the morning in Lima: an hour later it is eight.
    world.pass(3600)
    await world.deliver()
    expect(world.service.delivered).toEqual([
      { from: 'Q <q@q.example>', to: 'ana@prueba.example', ...notice },
    ])
    expect(await world.onlyRow()).toMatchObject({ headers: null, text: '' })
  })

  it('of a time zone that nobody knows goes out at any hour, and holds no other mail up', async () => {
    await world.enqueue('eva@prueba.example', {
      content: notice,
      now: world.now,
      quietZone: 'America/Macondo',
    })
    await enqueue()
    await world.deliver()
    expect(world.service.delivered.map(({ to }) => to)).toEqual(['eva@prueba.example'])
    world.pass(3600)
    await world.deliver()
    expect(world.service.delivered.map(({ to }) => to)).toEqual(['eva@prueba.example', 'ana@prueba.example'])
  })

  it('waits from ten at night to eight in the morning of its reader, also after an outage', async () => {
    await enqueue()
    await world.enqueue('beto@prueba.example')
    expect(await world.deliver()).toMatchObject({ sent: 1 })
    world.pass(3599)
    expect(await world.deliver()).toMatchObject({ sent: 0 })
    world.pass(1)
    world.service.behaviour = 503
    expect(await world.deliver()).toMatchObject({ postponed: 1 })
    world.service.behaviour = 'healthy'
    world.pass(14 * 3600)
    expect(await world.deliver()).toMatchObject({ sent: 0 })
    world.pass(10 * 3600)
    expect(await world.deliver()).toMatchObject({ sent: 1 })
  })
})

describe('while the provider is down', () => {
  it.each(['silent', 500, 503, 429, 408, 409] as const)(
    'no mail is lost, and each goes out once soon after a minute of %s',
    async (behaviour) => {
      const addresses = await world.enqueueMany(behaviour === 500 ? 200 : 20)
      world.service.behaviour = behaviour
      const mailer = behaviour === 'silent' ? world.impatientMailer : world.mailer
      for (let second = 0; second < 60; second += 2) {
        expect(await world.deliver(mailer)).toMatchObject({ sent: 0, givenUp: 0 })
        world.pass(2)
      }
      world.service.behaviour = 'healthy'
      for (let second = 0; second < 60; second += 2) {
        await world.deliver()
        world.pass(2)
      }
      expect(world.service.recipients.toSorted()).toEqual(addresses.toSorted())
      expect((await world.rows()).every(({ sentAt, lastError }) => sentAt && lastError === null)).toBe(true)
    },
  )

  it('it is left alone between rounds, however much mail waits', async () => {
    await world.enqueueMany(30)
    world.service.behaviour = 500
    expect(await world.deliver()).toMatchObject({ sent: 0, postponed: 5 })
    expect(world.service.keys).toHaveLength(5)
  })

  it('all waiting mail pauses, whoever asks next, and one mail finds out whether it is back', async () => {
    await world.enqueueMany(30)
    world.service.behaviour = 503
    await world.deliver()
    expect(await world.deliver()).toEqual({ sent: 0, postponed: 0, givenUp: 0, lastError: null })
    expect(world.service.keys).toHaveLength(5)
    world.pass(7)
    expect(await world.deliver()).toMatchObject({ postponed: 1 })
    world.pass(7)
    await world.deliver()
    expect(world.service.keys).toHaveLength(6)
    expect((await world.rows()).every(({ attempts }) => attempts === 0)).toBe(true)
    world.service.behaviour = 'healthy'
    world.pass(7)
    expect(await world.deliver()).toMatchObject({ sent: 30 })
  })

  it('one mail that the provider fails on alone holds up no other for long', async () => {
    const [first = '', ...others] = await world.enqueueMany(12)
    world.service.refused.set(first, 500)
    await world.deliver()
    world.pass(1)
    await world.deliver()
    expect(world.service.recipients.toSorted()).toEqual(others.toSorted())
  })

  it('no more than five mails are on their way at once', async () => {
    await world.enqueueMany(30)
    expect(await world.deliver()).toMatchObject({ sent: 30 })
    expect(world.service.mostOpen).toBeLessThanOrEqual(5)
  })

  it('uses up no attempts of a mail, which is retried for days with growing waits', async () => {
    await world.enqueue('ana@prueba.example')
    world.service.behaviour = 500
    const waits: number[] = []
    for (let row = await world.onlyRow(); row.failedAt === null; row = await world.onlyRow()) {
      expect(row.attempts).toBe(0)
      const nextMs = Math.max(0, row.nextAttemptAt.getTime() - world.now.getTime())
      world.pass(nextMs / 1000 + LONGEST_PAUSE_SECONDS)
      await world.deliver()
      waits.push(((await world.onlyRow()).nextAttemptAt.getTime() - world.now.getTime()) / 1000)
    }
    expect(waits.slice(0, -1).every((wait) => wait >= 5 && wait <= 1800 * 1.25)).toBe(true)
    expect(waits.at(-2)).toBeGreaterThanOrEqual(1800)
    const days = (world.now.getTime() - (await world.onlyRow()).createdAt.getTime()) / 86_400_000
    expect(days).toBeGreaterThan(3)
    expect(await world.onlyRow()).toMatchObject({
      sentAt: null,
      failedAt: world.now,
      lastError: '500 internal_server_error: no mail to [correo]',
    })
  })
})

describe('a refused mail', () => {
  it.each([400, 404, 413, 422])('is given up at once after %s and holds up no other', async (status) => {
    const [first = '', ...others] = await world.enqueueMany(12)
    world.service.refused.set(first, status)
    expect(await world.deliver()).toMatchObject({ sent: 11, givenUp: 1, postponed: 0 })
    expect(world.service.recipients.toSorted()).toEqual(others.toSorted())
    const [row] = await db.select().from(outbox).where(eq(outbox.recipient, first))
    expect(row).toMatchObject({ attempts: 1, failedAt: world.now, sentAt: null })
    expect(row?.lastError).toContain(String(status))
    expect(row?.lastError).not.toContain('@')
  })

  it.each([401, 403])('waits after %s: our key is wrong, not the mail', async (status) => {
    await world.enqueue('ana@prueba.example')
    world.service.behaviour = status
    expect(await world.deliver()).toMatchObject({ sent: 0, postponed: 1, givenUp: 0 })
    world.service.behaviour = 'healthy'
    world.pass(7)
    expect(await world.deliver()).toMatchObject({ sent: 1 })
  })
})

describe('a mail in the outbox', () => {
  it('is sealed while it waits for a provider, and arrives as it was written', () => {
    const sealed = seal('https://querencia.example/tk/secreto', false)
    expect(sealed).not.toContain('secreto')
    expect(unseal(sealed)).toBe('https://querencia.example/tk/secreto')
    expect(unseal('stored in clear')).toBe('stored in clear')
  })

  it('that was given up is deleted as late as one that was sent', async () => {
    await world.enqueueMany(3)
    const long = new Date('2026-01-01T00:00:00Z')
    await db.update(outbox).set({ failedAt: long }).where(eq(outbox.id, 1))
    await db.update(outbox).set({ sentAt: long }).where(eq(outbox.id, 2))
    expect(await deleteOldMail(db, world.now)).toBe(2)
    expect(await world.rows()).toHaveLength(1)
  })
})
