import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { knownIps, petSearch, pets, reports, users } from '@/db/schema'
import { makeFoundation, makePet, makeUser } from '@/db/seed/factories'
import { hold } from '@/lib/pets/hold'
import { updatePet } from '@/lib/pets/operations/update-pet'
import { findPet } from '@/lib/pets/queries'
import { ANONYMOUS } from '@/lib/platform/actor'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { keyedHash } from '@/lib/platform/secrets'
import { deleteAccount } from '@/lib/privacy/operations'
import { exportAccountData } from '@/lib/privacy/queries'
import { makeContext } from '@/tests/support/context'
import { mailsTo } from '@/tests/support/outbox'
import { makeReporter, report, reportByThree } from '@/tests/support/reports'

const HOME = '198.51.100.7'
/** Limits count by the hour: all of a test happens in one. */
const NOON = new Date('2026-03-01T12:00:00Z')
const find = async (id: number) => (await db.select().from(pets).where(eq(pets.id, id)))[0]
const isHeld = async (id: number) => (await find(id))?.heldAt !== null
const reportsOf = (id: number) => db.select().from(reports).where(eq(reports.petId, id)).orderBy(reports.id)
const ownerOf = async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0]

describe('a report', () => {
  it('a report is kept word for word and changes nothing else', async () => {
    const pet = await makePet(db)
    const person = await makeReporter()
    const ctx = await report(pet.id, person)
    expect(await reportsOf(pet.id)).toMatchObject([
      {
        reporterId: 'id' in person && person.id,
        reporterIpHash: null,
        bySystem: false,
        reason: 'dinero',
        details: 'Pide un adelanto.',
        status: 'abierto',
        createdAt: ctx.now,
      },
    ])
    expect(await find(pet.id)).toEqual(pet)
    expect(ctx.expired).toEqual([])
  })

  it('a signed-out visitor’s report keeps the IP address only as a keyed hash', async () => {
    const pet = await makePet(db)
    await report(pet.id, ANONYMOUS, { clientIp: HOME })
    const [row] = await reportsOf(pet.id)
    expect(row).toMatchObject({ reporterId: null, reporterIpHash: keyedHash(HOME) })
    expect(JSON.stringify(row)).not.toContain(HOME)
  })

  it('the same reporter has one open report of a pet, also under concurrency', async () => {
    const pet = await makePet(db)
    const person = await makeReporter()
    await Promise.all(Array.from({ length: 5 }, () => report(pet.id, person)))
    for (let i = 0; i < 4; i++) await report(pet.id, ANONYMOUS, { clientIp: HOME })
    expect(await reportsOf(pet.id)).toHaveLength(2)
    expect(await isHeld(pet.id)).toBe(false)
  })

  it('owners cannot report their own pet', async () => {
    const pet = await makePet(db)
    await expect(report(pet.id, { kind: 'user', id: pet.ownerId, confirmed: true })).rejects.toMatchObject({
      code: 'forbidden',
    })
    expect(await reportsOf(pet.id)).toEqual([])
  })

  it('a pet without a page cannot be reported', async () => {
    const { user } = await makeFoundation(db, { status: 'pendiente', decidedAt: null })
    const closed = await makeUser(db, { active: false })
    const unseen = [
      { id: 2_147_483_647 },
      await makePet(db, { status: 'inactivo' }),
      await makePet(db, { ownerId: user.id }),
      await makePet(db, { ownerId: closed.id }),
      await makePet(db, { heldAt: new Date(), holdReason: 'text', textIssue: 'phone' }),
      await makePet(db, { ...hold('removal', new Date()) }),
    ]
    for (const { id } of unseen) await expect(report(id)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('reports from one IP are limited across accounts', async () => {
    const overrides = { clientIp: '198.51.100.9', now: NOON }
    const send = async () => report((await makePet(db)).id, await makeReporter(), overrides)
    for (let i = 0; i < LIMITS.reportIp.max; i++) await send()
    await expect(send()).rejects.toMatchObject({ code: 'too_many_requests' })
  })

  it('an account over its report limit uses up nothing of its IP’s limit', async () => {
    const person = await makeReporter()
    const send = async (last: number) =>
      report((await makePet(db)).id, person, { clientIp: `203.0.113.${last}`, now: NOON })
    for (let i = 0; i < LIMITS.reportAccount.max; i++) await send(i)
    for (let i = 0; i < LIMITS.reportIp.max; i++)
      await expect(send(200)).rejects.toMatchObject({ code: 'too_many_requests' })
    await report((await makePet(db)).id, await makeReporter(), { clientIp: '203.0.113.200', now: NOON })
  })

  it('a report is part of its author’s data export and is deleted with the account', async () => {
    const pet = await makePet(db)
    const person = await makeReporter()
    const id = 'id' in person ? person.id : 0
    await report(pet.id, person)
    expect((await exportAccountData(db, id)).reports).toMatchObject([{ petId: pet.id, reason: 'dinero' }])
    await deleteAccount(makeContext(person), { password: '' })
    expect(await reportsOf(pet.id)).toEqual([])
  })
})

describe('three people', () => {
  it('three people’s reports hide a pet everywhere and mail its owner', async () => {
    const pet = await makePet(db)
    await report(pet.id, await makeReporter())
    await report(pet.id, await makeReporter())
    expect(await findPet(db, pet.id)).not.toBeNull()
    const ctx = await report(pet.id)
    expect(await find(pet.id)).toMatchObject({ heldAt: ctx.now, holdReason: 'reports', status: 'adoptable' })
    expect(await findPet(db, pet.id)).toBeNull()
    expect(await db.$count(petSearch, eq(petSearch.id, pet.id))).toBe(0)
    expect(ctx.expired).toEqual(
      expect.arrayContaining([
        'pets',
        `pet:${pet.id}`,
        `city-pets:${pet.cityId}`,
        `owner-pets:${pet.ownerId}`,
      ]),
    )
    const mails = await mailsTo((await ownerOf(pet.ownerId))?.email ?? '')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Mientras la revisamos no se ve')
    expect(mails[0]?.text).not.toContain('Pide un adelanto.')
  })

  it('concurrent reports hide a pet once, with one mail', async () => {
    const pet = await makePet(db)
    const people = await Promise.all(Array.from({ length: 6 }, () => makeReporter()))
    const contexts = await Promise.all(people.map((person) => report(pet.id, person)))
    expect(await isHeld(pet.id)).toBe(true)
    expect(contexts.filter(({ expired }) => expired.length > 0)).toHaveLength(1)
    expect(await reportsOf(pet.id)).toHaveLength(6)
    expect(await mailsTo((await ownerOf(pet.ownerId))?.email ?? '')).toHaveLength(1)
  })

  it('editing the text does not end a hold for reports', async () => {
    const pet = await makePet(db)
    await reportByThree(pet.id)
    const owner = makeContext({ kind: 'user', id: pet.ownerId, confirmed: true })
    await updatePet(owner, { petId: pet.id, name: 'Nube' })
    expect(await isHeld(pet.id)).toBe(true)
  })

  it('three accounts behind one IP address do not hide a pet', async () => {
    const pet = await makePet(db)
    for (const person of [await makeReporter(), await makeReporter(), await makeReporter()]) {
      const userId = 'id' in person ? person.id : 0
      await db.insert(knownIps).values({ userId, ipHash: keyedHash(HOME), lastUsedAt: new Date() })
      await report(pet.id, person)
    }
    await report(pet.id)
    expect(await isHeld(pet.id)).toBe(false)
    await report(pet.id, await makeReporter())
    expect(await isHeld(pet.id)).toBe(true)
  })

  it('any number of signed-out visitors count as one person', async () => {
    const pet = await makePet(db)
    for (let i = 0; i < 4; i++) await report(pet.id)
    expect(await reportsOf(pet.id)).toHaveLength(4)
    await report(pet.id, await makeReporter())
    expect(await isHeld(pet.id)).toBe(false)
    await report(pet.id, await makeReporter())
    expect(await isHeld(pet.id)).toBe(true)
  })

  it('accounts younger than a day do not count towards hiding a pet', async () => {
    const pet = await makePet(db)
    for (let i = 0; i < 3; i++) {
      await report(pet.id, { kind: 'user', id: (await makeUser(db)).id, confirmed: true })
    }
    expect(await reportsOf(pet.id)).toHaveLength(3)
    await report(pet.id)
    await report(pet.id, await makeReporter())
    expect(await isHeld(pet.id)).toBe(false)
    await report(pet.id, await makeReporter())
    expect(await isHeld(pet.id)).toBe(true)
  })

  it('an account and its own IP address count as one person', async () => {
    const pet = await makePet(db)
    const person = await makeReporter()
    const id = 'id' in person ? person.id : 0
    await db.insert(knownIps).values({ userId: id, ipHash: keyedHash(HOME), lastUsedAt: new Date() })
    await report(pet.id, person)
    await report(pet.id, ANONYMOUS, { clientIp: HOME })
    await report(pet.id)
    expect(await isHeld(pet.id)).toBe(false)
    await report(pet.id, await makeReporter())
    expect(await isHeld(pet.id)).toBe(true)
  })

  it('the site’s own report does not count as a person', async () => {
    const pet = await makePet(db)
    await db.insert(reports).values({ petId: pet.id, bySystem: true, reason: 'fotos repetidas' })
    await report(pet.id)
    await report(pet.id, await makeReporter())
    expect(await isHeld(pet.id)).toBe(false)
  })
})

it('a pet hidden by reports can still be reported, which changes nothing else', async () => {
  const pet = await makePet(db)
  await reportByThree(pet.id)
  const before = await find(pet.id)
  const ctx = await report(pet.id)
  expect(await find(pet.id)).toEqual(before)
  expect(ctx.expired).toEqual([])
  expect(await reportsOf(pet.id)).toHaveLength(4)
})
