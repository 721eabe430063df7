import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { petSearch, pets, reports, users } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { releasePet, removePet } from '@/lib/moderation/staff/pets/operations'
import { findPetModeration } from '@/lib/moderation/staff/pets/queries'
import { countPendingWork, listWaiting } from '@/lib/moderation/staff/queries'
import { hold } from '@/lib/pets/hold'
import type { Actor } from '@/lib/platform/actor'
import { listAudit } from '@/tests/support/audit'
import { makeContext, staffActor } from '@/tests/support/context'
import { mailsTo } from '@/tests/support/outbox'
import { makeReporter, report, reportByThree } from '@/tests/support/reports'

/** The admin of the demo world. */
const ADMIN: Actor = staffActor(5)
const REASON = 'La foto es de otra publicación.'
const DAY = 24 * 3_600_000

const find = async (id: number) => (await db.select().from(pets).where(eq(pets.id, id)))[0]
const isListed = async (id: number) => (await db.$count(petSearch, eq(petSearch.id, id))) === 1
const statusesOf = async (id: number) =>
  (await db.select().from(reports).where(eq(reports.petId, id)).orderBy(reports.id)).map(
    ({ status }) => status,
  )
const mailsOfOwner = async ({ ownerId }: { ownerId: number }) =>
  mailsTo((await db.select().from(users).where(eq(users.id, ownerId)))[0]?.email ?? '')
const seenNow = async (petId: number) => (await findPetModeration(db, petId))?.seen ?? ''

const release = async (petId: number, seen?: string, ctx = makeContext(ADMIN)) => {
  await releasePet(ctx, { petId, seen: seen ?? (await seenNow(petId)), reason: undefined })
  return ctx
}
const remove = async (petId: number, seen?: string, ctx = makeContext(ADMIN)) => {
  await removePet(ctx, { petId, seen: seen ?? (await seenNow(petId)), reason: REASON })
  return ctx
}

describe('releasing a pet', () => {
  it('releasing a held pet lists it, dismisses its reports, mails its owner and is audited', async () => {
    const pet = await makePet(db, { remindedAt: new Date('2026-01-01') })
    await reportByThree(pet.id)
    const ctx = await release(pet.id)
    expect(await find(pet.id)).toMatchObject({
      heldAt: null,
      holdReason: null,
      remindedAt: null,
      status: 'adoptable',
    })
    expect(await isListed(pet.id)).toBe(true)
    expect(await statusesOf(pet.id)).toEqual(['descartado', 'descartado', 'descartado'])
    expect(ctx.expired).toEqual(expect.arrayContaining(['pets', `pet:${pet.id}`, `city-pets:${pet.cityId}`]))
    const [mail, ...earlier] = await mailsOfOwner(pet)
    expect(mail?.text).toContain(`/pet-detail/${pet.id}`)
    expect(earlier).toHaveLength(1)
    expect(await listAudit(`pet:${pet.id}`)).toMatchObject([
      { actorId: 5, action: 'listing.release', name: pet.name, createdAt: ctx.now },
    ])
  })

  it('keeping a visible pet only dismisses its reports', async () => {
    const asked = new Date('2026-01-01')
    const pet = await makePet(db, { remindedAt: asked })
    await report(pet.id)
    await release(pet.id)
    expect((await find(pet.id))?.remindedAt).toEqual(asked)
    expect(await statusesOf(pet.id)).toEqual(['descartado'])
    expect(await mailsOfOwner(pet)).toEqual([])
    expect(await listAudit(`pet:${pet.id}`)).toMatchObject([{ action: 'listing.keep' }])
  })

  it('after a release the same people’s reports do not count for thirty days', async () => {
    const pet = await makePet(db)
    const people = await Promise.all([makeReporter(), makeReporter(), makeReporter()])
    const reportAt = async (now: Date) => {
      for (const person of people) await report(pet.id, person, { now })
    }
    const start = new Date()
    await reportAt(start)
    await release(pet.id, undefined, makeContext(ADMIN, { now: start }))
    await reportAt(new Date(start.getTime() + 29 * DAY))
    expect((await find(pet.id))?.heldAt).toBeNull()
    await report(pet.id, await makeReporter())
    await report(pet.id)
    expect((await find(pet.id))?.heldAt).toBeNull()
    await report(pet.id, await makeReporter())
    expect((await find(pet.id))?.heldAt).not.toBeNull()
  })

  it('after thirty days the same people’s reports count again', async () => {
    const pet = await makePet(db)
    const people = await Promise.all([makeReporter(), makeReporter(), makeReporter()])
    const start = new Date()
    for (const person of people) await report(pet.id, person, { now: start })
    await release(pet.id, undefined, makeContext(ADMIN, { now: start }))
    const later = new Date(start.getTime() + 31 * DAY)
    for (const person of people) await report(pet.id, person, { now: later })
    expect((await find(pet.id))?.heldAt).toEqual(later)
  })
})

describe('removing a pet', () => {
  it('removing a pet withdraws it, mails the reason to its owner and is audited', async () => {
    const pet = await makePet(db)
    await report(pet.id)
    const ctx = await remove(pet.id)
    expect(await find(pet.id)).toMatchObject({ status: 'inactivo', statusChangedAt: ctx.now })
    expect(await isListed(pet.id)).toBe(false)
    expect(await statusesOf(pet.id)).toEqual(['aceptado'])
    expect(ctx.expired).toContain(`pet:${pet.id}`)
    const [mail] = await mailsOfOwner(pet)
    expect(mail?.text).toContain(REASON)
    expect(await listAudit(`pet:${pet.id}`)).toMatchObject([
      { actorId: 5, action: 'listing.remove', detail: {}, reason: REASON },
    ])
  })

  it('a removed pet that is published again stays held until staff release it', async () => {
    const pet = await makePet(db)
    await report(pet.id)
    await remove(pet.id)
    expect((await findPetModeration(db, pet.id))?.waits).toBe(false)
    await db.update(pets).set({ status: 'adoptable' }).where(eq(pets.id, pet.id))
    expect(await isListed(pet.id)).toBe(false)
    expect(await findPetModeration(db, pet.id)).toMatchObject({ waits: true, hold: { reason: 'removal' } })
    await release(pet.id)
    expect(await isListed(pet.id)).toBe(true)
  })
})

describe('decisions about a pet', () => {
  it.each(['release', 'remove'] as const)(
    'of two concurrent decisions about a pet one succeeds (%s)',
    async (second) => {
      const pet = await makePet(db)
      await reportByThree(pet.id)
      const seen = await seenNow(pet.id)
      const decide = { release: () => release(pet.id, seen), remove: () => remove(pet.id, seen) }
      const results = await Promise.allSettled([decide.release(), decide[second]()])
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { code: 'conflict' },
      })
      expect(await listAudit(`pet:${pet.id}`)).toHaveLength(1)
      expect(await mailsOfOwner(pet)).toHaveLength(2)
    },
  )

  it('a decision is refused when the pet has changed since it was seen', async () => {
    const changes = [
      (id: number) => report(id),
      (id: number) => db.update(pets).set({ version: 2 }).where(eq(pets.id, id)),
      (id: number) => db.update(pets).set(hold('staff', new Date())).where(eq(pets.id, id)),
      (id: number) => db.update(pets).set({ status: 'inactivo' }).where(eq(pets.id, id)),
    ]
    for (const change of changes) {
      const pet = await makePet(db)
      await report(pet.id)
      const seen = await seenNow(pet.id)
      await change(pet.id)
      for (const decide of [release, remove])
        await expect(decide(pet.id, seen)).rejects.toMatchObject({ code: 'conflict' })
      expect(await listAudit(`pet:${pet.id}`)).toEqual([])
    }
  })

  it('a pet without reports or hold cannot be released', async () => {
    const pet = await makePet(db)
    await expect(release(pet.id)).rejects.toMatchObject({ code: 'conflict' })
    await expect(release(2_147_483_647, 'x')).rejects.toMatchObject({ code: 'not_found' })
  })

  it.each([
    ['a visitor', { kind: 'anonymous' }, 'unauthenticated'],
    ['a person', { kind: 'user', id: 1, confirmed: true }, 'forbidden'],
    ['a foundation', { kind: 'foundation', id: 3, confirmed: true, approved: true }, 'forbidden'],
    ['a job', { kind: 'system', name: 'listings' }, 'forbidden'],
  ] as const)('decisions about a pet are refused for %s', async (_who, actor, code) => {
    const pet = await makePet(db)
    await reportByThree(pet.id)
    const seen = await seenNow(pet.id)
    const ctx = makeContext(actor)
    await expect(release(pet.id, seen, ctx)).rejects.toMatchObject({ code })
    await expect(remove(pet.id, seen, ctx)).rejects.toMatchObject({ code })
    expect(await seenNow(pet.id)).toBe(seen)
    expect(ctx.expired).toEqual([])
  })
})

describe('the review queue', () => {
  it('the review queue has held pets first, then the longest waiting', async () => {
    const [reported, copied, held, hidden, withdrawn, fine] = await Promise.all(
      Array.from({ length: 6 }, () => makePet(db)),
    )
    if (!reported || !copied || !held || !hidden || !withdrawn || !fine) throw new Error('no pets')
    const early = new Date('2020-01-01')
    await report(reported.id, undefined, { now: new Date('2020-01-02') })
    await db
      .insert(reports)
      .values({ petId: copied.id, bySystem: true, reason: 'fotos repetidas', createdAt: early })
    await db
      .update(pets)
      .set({ heldAt: early, holdReason: 'text', textIssue: 'phone' })
      .where(eq(pets.id, held.id))
    await reportByThree(hidden.id)
    await db
      .update(pets)
      .set({ status: 'inactivo', ...hold('staff', early) })
      .where(eq(pets.id, withdrawn.id))
    const { rows } = await listWaiting(db, 1)
    const wanted = [reported.id, copied.id, held.id, hidden.id, withdrawn.id, fine.id]
    const found = rows.flatMap((row) => (row.kind === 'pet' && wanted.includes(row.petId) ? [row] : []))
    expect(found.map(({ petId }) => petId)).toEqual([held.id, hidden.id, copied.id, reported.id])
    expect(found).toMatchObject([
      {
        reportCount: 0,
        reasons: [],
        hold: { reason: 'text', textIssue: 'phone' },
        since: early.toISOString(),
      },
      { reportCount: 3, reasons: ['dinero'], hold: { reason: 'reports' } },
      { reportCount: 1, reasons: ['fotos repetidas'], hold: null },
      { reportCount: 1, publisher: expect.stringMatching(/^Paola Vera/) },
    ])
    expect((await countPendingWork(db)).waiting).toBe(rows.length)
  })

  it('the moderation page of a pet shows its hold, its owner and every report with its author', async () => {
    const pet = await makePet(db)
    await report(pet.id, await makeReporter())
    await report(pet.id)
    await db
      .update(pets)
      .set({ heldAt: new Date(), holdReason: 'text', textIssue: 'price' })
      .where(eq(pets.id, pet.id))
    await db.insert(reports).values({ petId: pet.id, bySystem: true, reason: 'fotos repetidas' })
    expect(await findPetModeration(db, pet.id)).toMatchObject({
      pet: { id: pet.id, description: pet.description },
      owner: { id: pet.ownerId, pets: 1 },
      hold: { reason: 'text', textIssue: 'price' },
      reports: [
        { bySystem: true, account: null },
        { bySystem: false, account: null, details: 'Pide un adelanto.' },
        { bySystem: false, account: expect.stringMatching(/^Paola Vera/) },
      ],
    })
    expect(await findPetModeration(db, 2_147_483_647)).toBeNull()
  })
})
