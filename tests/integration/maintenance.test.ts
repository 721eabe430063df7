import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { endedSessions, looseFiles, outbox, pets, rateLimits } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { petTag } from '@/lib/cache-tags'
import { runMaintenance } from '@/lib/maintenance/operations'
import { requestRound } from '@/lib/maintenance/worker'
import { ownSchedulerKey } from '@/lib/secrets'
import { makeContext } from '@/tests/support/context'

const NOW = new Date('2020-06-01T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)
const SYSTEM = { kind: 'system', name: 'test' } as const

const mail = (idempotencyKey: string, state: Partial<typeof outbox.$inferInsert>) => ({
  recipient: 'ana@prueba.example',
  subject: 'x',
  html: '',
  text: '',
  idempotencyKey,
  ...state,
})

describe('a round of housekeeping', () => {
  it('throws away what is over and nothing else', async () => {
    await db
      .insert(outbox)
      .values([
        mail('old', { sentAt: daysAgo(31) }),
        mail('new', { sentAt: daysAgo(29) }),
        mail('waiting', { createdAt: daysAgo(90) }),
        mail('given up', { failedAt: daysAgo(90) }),
      ])
    await db.insert(endedSessions).values([
      { sessionId: 'over', expiresAt: daysAgo(1) },
      { sessionId: 'alive', expiresAt: daysAgo(-1) },
    ])
    await db.insert(rateLimits).values([
      { key: 'test:over', windowStart: daysAgo(2), count: 3 },
      { key: 'test:running', windowStart: NOW, count: 3 },
    ])
    await db.insert(looseFiles).values([
      { name: 'documents/old.pdf', createdAt: daysAgo(2) },
      { name: 'documents/new.pdf', createdAt: NOW },
    ])
    const done = await runMaintenance(makeContext(SYSTEM, { now: NOW }))
    expect(done).toMatchObject({
      files: 1,
      photos: { uploads: 0, photos: 0 },
      mails: 1,
      sessions: 1,
      rateLimits: 1,
    })
    expect((await db.select().from(looseFiles)).map(({ name }) => name)).toEqual(['documents/new.pdf'])
    const kept = await db.select({ key: outbox.idempotencyKey }).from(outbox).orderBy(outbox.id)
    expect(kept.map(({ key }) => key)).toEqual(['new', 'waiting', 'given up'])
    expect(await db.select({ id: endedSessions.sessionId }).from(endedSessions)).toEqual([{ id: 'alive' }])
    expect((await db.select().from(rateLimits)).map(({ key }) => key)).toEqual(['test:running'])
  })

  it('makes fresh what showed a listing that it pauses', async () => {
    const asked = daysAgo(8)
    const pet = await makePet(db, { publishedAt: daysAgo(40), confirmedAt: daysAgo(38), remindedAt: asked })
    const ctx = makeContext(SYSTEM, { now: NOW })
    expect(await runMaintenance(ctx)).toMatchObject({ listings: { paused: 1 } })
    expect(ctx.expired).toContain(petTag(pet.id))
    const [row] = await db.select().from(pets).where(eq(pets.id, pet.id))
    expect(row).toMatchObject({ pausedAt: NOW, updatedAt: pet.updatedAt, version: pet.version })
  })

  it('goes on where one part fails', async () => {
    const broken = new Proxy(db, {
      get: (target, name) =>
        name === 'execute' ? () => Promise.reject(new Error('broken')) : Reflect.get(target, name),
    })
    expect(await runMaintenance(makeContext(SYSTEM, { db: broken, now: NOW }))).toMatchObject({
      rateLimits: null,
      sessions: 0,
    })
  })
})

describe('the server’s own call', () => {
  async function serve(status: number) {
    const calls: (string | undefined)[] = []
    const server = createServer((request, response) => {
      calls.push(`${request.url} ${request.headers.authorization}`)
      response.writeHead(status).end('{}')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    return { origin: `http://127.0.0.1:${port}`, calls, close: () => server.close() }
  }
  const forever = new AbortController().signal

  it('goes to the first address that answers, with a key of its own', async () => {
    const server = await serve(200)
    expect(
      await requestRound(['http://127.0.0.1:1', server.origin, 'http://127.0.0.1:2'], forever),
    ).toBeNull()
    expect(server.calls).toEqual([`/api/cron/listings Bearer ${ownSchedulerKey()}`])
    server.close()
  })

  it('tells of an answer that is none, and of nobody there', async () => {
    const server = await serve(500)
    expect((await requestRound([server.origin], forever))?.message).toContain('500')
    server.close()
    expect((await requestRound(['http://127.0.0.1:1'], forever))?.message).toContain('cannot be reached')
  })
})
