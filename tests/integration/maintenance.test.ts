import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import {
  adoptionRequests,
  emailTokens,
  endedSessions,
  foundationDocuments,
  orphanedFiles,
  outbox,
  pets,
  rateLimits,
  users,
} from '@/db/schema'
import { makeFoundation, makePet, makeUser } from '@/db/seed/factories'
import { runMaintenance } from '@/lib/maintenance/operations'
import { requestRound } from '@/lib/maintenance/worker'
import { petTag } from '@/lib/platform/bus/cache-tags'
import { ownSchedulerKey } from '@/lib/platform/secrets'
import type { AdoptionStatus } from '@/lib/text/vocabulary'
import { makeContext } from '@/tests/support/context'
import { LoopbackServer } from '@/tests/support/loopback'

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

describe('a maintenance round', () => {
  it('deletes what has expired and nothing else', async () => {
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
    await db.insert(orphanedFiles).values([
      { name: 'documents/old.pdf', createdAt: daysAgo(2) },
      { name: 'documents/new.pdf', createdAt: NOW },
    ])
    const done = await runMaintenance(makeContext(SYSTEM, { now: NOW }))
    expect(done).toMatchObject({
      files: 1,
      photos: { uploads: 0, photos: 0 },
      mails: 2,
      sessions: 1,
      rateLimits: 1,
    })
    expect((await db.select().from(orphanedFiles)).map(({ name }) => name)).toEqual(['documents/new.pdf'])
    const kept = await db.select({ key: outbox.idempotencyKey }).from(outbox).orderBy(outbox.id)
    expect(kept.map(({ key }) => key)).toEqual(['new', 'waiting'])
    expect(await db.select({ id: endedSessions.sessionId }).from(endedSessions)).toEqual([{ id: 'alive' }])
    expect((await db.select().from(rateLimits)).map(({ key }) => key)).toEqual(['test:running'])
  })

  it('erases copies of dossiers 90 days after a request ended, and a year after one that is still open', async () => {
    const { ownerId, id: petId } = await makePet(db)
    const copy = { home: 'casa', tenure: 'propio', adults: 1, children: 0, childrenAges: null } as const
    const dossier = {
      ...copy,
      otherPets: [],
      hoursAlone: '2 a 4' as const,
      experience: null,
      consentVersion: 1,
    }
    const request = async (status: AdoptionStatus, ended: number, sent = ended) => {
      const { id: adopterId } = await makeUser(db)
      const reason = status === 'cerrada' ? ('cuenta' as const) : null
      const times = { createdAt: daysAgo(sent), updatedAt: daysAgo(ended) }
      const [row] = await db
        .insert(adoptionRequests)
        .values({ petId, adopterId, status, reason, dossier, ...times })
        .returning({ id: adoptionRequests.id })
      return row?.id ?? 0
    }
    const over: AdoptionStatus[] = ['rechazada', 'retirada', 'cerrada', 'concluida', 'devuelta']
    const erased = [
      ...(await Promise.all(over.map((status) => request(status, 90)))),
      await request('enviada', 365),
      await request('en espera', 1, 366),
    ]
    const kept = [
      ...(await Promise.all(over.map((status) => request(status, 89, 400)))),
      await request('en revisión', 364),
      await request('aceptada', 91),
    ]
    const run = (now: Date) => runMaintenance(makeContext(SYSTEM, { now }))
    expect(await run(NOW)).toMatchObject({ dossiers: erased.length })
    const withCopy = async () =>
      (
        await db
          .select({ id: adoptionRequests.id })
          .from(adoptionRequests)
          .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
          .where(and(eq(pets.ownerId, ownerId), isNotNull(adoptionRequests.dossier)))
          .orderBy(adoptionRequests.id)
      ).map(({ id }) => id)
    expect(await withCopy()).toEqual(kept.toSorted((a, b) => a - b))
    const requests = await db.select().from(adoptionRequests).where(eq(adoptionRequests.petId, petId))
    expect(requests).toHaveLength(erased.length + kept.length)
    await run(daysAgo(-1))
    expect(await withCopy()).toHaveLength(1)
  })

  it('expires the cached pages of a pet it pauses', async () => {
    const asked = daysAgo(8)
    const pet = await makePet(db, { publishedAt: daysAgo(40), confirmedAt: daysAgo(38), remindedAt: asked })
    const ctx = makeContext(SYSTEM, { now: NOW })
    expect(await runMaintenance(ctx)).toMatchObject({ listings: { paused: 1 } })
    expect(ctx.expired).toContain(petTag(pet.id))
    const [row] = await db.select().from(pets).where(eq(pets.id, pet.id))
    expect(row).toMatchObject({ pausedAt: NOW, updatedAt: pet.updatedAt, version: pet.version })
  })

  it('deletes accounts that stayed unconfirmed for a month, and their documents', async () => {
    const old = await makeUser(db, { emailVerifiedAt: null, createdAt: daysAgo(31) })
    const { user: foundation } = await makeFoundation(db, { status: 'pendiente', decidedAt: null })
    await db
      .update(users)
      .set({ emailVerifiedAt: null, createdAt: daysAgo(31) })
      .where(eq(users.id, foundation.id))
    await db.insert(foundationDocuments).values({
      foundationId: foundation.id,
      file: 'documents/left.pdf',
      contentType: 'application/pdf',
      bytes: 9,
    })
    const kept = [
      await makeUser(db, { emailVerifiedAt: null, createdAt: daysAgo(29) }),
      await makeUser(db, { createdAt: daysAgo(90) }),
    ]
    expect((await runMaintenance(makeContext(SYSTEM, { now: NOW }))).accounts).toBe(2)
    const left = await db
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, [old.id, foundation.id, ...kept.map(({ id }) => id)]))
    expect(left.map(({ id }) => id).toSorted()).toEqual(kept.map(({ id }) => id).toSorted())
    expect(await db.$count(orphanedFiles, eq(orphanedFiles.name, 'documents/left.pdf'))).toBe(1)
  })

  it('keeps unconfirmed accounts whose link still works, and foundations that staff approved', async () => {
    const unconfirmed = { emailVerifiedAt: null, createdAt: daysAgo(31) }
    const [confirming, resetting, late] = await Promise.all([1, 2, 3].map(() => makeUser(db, unconfirmed)))
    if (!confirming || !resetting || !late) throw new Error('three have registered')
    await db.insert(emailTokens).values([
      { tokenHash: 'confirms', userId: confirming.id, purpose: 'confirm-email', expiresAt: daysAgo(-0.01) },
      { tokenHash: 'resets', userId: resetting.id, purpose: 'reset-password', expiresAt: daysAgo(-0.01) },
      { tokenHash: 'is late', userId: late.id, purpose: 'confirm-email', expiresAt: daysAgo(0.01) },
    ])
    const { user: approved } = await makeFoundation(db, { account: unconfirmed })
    expect((await runMaintenance(makeContext(SYSTEM, { now: NOW }))).accounts).toBe(1)
    const ids = [confirming, resetting, late, approved].map(({ id }) => id)
    const left = await db.select({ id: users.id }).from(users).where(inArray(users.id, ids))
    expect(left.map(({ id }) => id).toSorted()).toEqual(ids.filter((id) => id !== late.id).toSorted())
  })

  it('reminds owners of requests that they have not opened', async () => {
    const owner = await makeUser(db)
    const pet = await makePet(db, { ownerId: owner.id, confirmedAt: NOW, publishedAt: daysAgo(9) })
    const { id: adopterId } = await makeUser(db)
    await db.insert(adoptionRequests).values({ petId: pet.id, adopterId, createdAt: daysAgo(3) })
    const ctx = makeContext(SYSTEM, { now: NOW })
    expect(await runMaintenance(ctx)).toMatchObject({ requests: { reminderMails: 1, overdue: 0 } })
    expect(await runMaintenance(ctx)).toMatchObject({ requests: { reminderMails: 0, overdue: 0 } })
  })

  it('completes the other parts when one fails', async () => {
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

describe('the maintenance worker', () => {
  async function serve(status: number) {
    const calls: (string | undefined)[] = []
    const server = new LoopbackServer((request, response) => {
      calls.push(`${request.url} ${request.headers.authorization}`)
      response.writeHead(status).end('{}')
    })
    await server.start()
    return { origin: server.url, calls, close: () => server.stop() }
  }
  const forever = new AbortController().signal
  const PATH = '/api/cron/listings'

  it('calls the first origin that answers, with its own scheduler key', async () => {
    const server = await serve(200)
    expect(
      await requestRound(['http://127.0.0.1:1', server.origin, 'http://127.0.0.1:2'], PATH, forever),
    ).toBeNull()
    expect(server.calls).toEqual([`/api/cron/listings Bearer ${ownSchedulerKey()}`])
    server.close()
  })

  it('lets a round end that runs when the server is told to stop', async () => {
    const stop = new AbortController()
    let answer = () => {}
    const server = new LoopbackServer((_request, response) => {
      answer = () => response.end()
      stop.abort()
    })
    await server.start()
    let isOver = false
    const round = requestRound([server.url], PATH, stop.signal).finally(() => {
      isOver = true
    })
    await expect.poll(() => stop.signal.aborted).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(isOver).toBe(false)
    answer()
    expect(await round).toBeNull()
    await server.stop()
  })

  it('reports an error status, and an origin that cannot be reached', async () => {
    const server = await serve(500)
    expect((await requestRound([server.origin], PATH, forever))?.message).toContain('500')
    server.close()
    expect((await requestRound(['http://127.0.0.1:1'], PATH, forever))?.message).toContain(
      'cannot be reached',
    )
  })
})
