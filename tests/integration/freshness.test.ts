import { eq, lt } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { pets, users } from '@/db/schema'
import { makeFoundation, makePet, makeUser } from '@/db/seed/factories'
import { ownerPetsTag, petTag } from '@/lib/cache-tags'
import type { Context } from '@/lib/context'
import { readConfirmationToken } from '@/lib/freshness/links'
import { runFreshness } from '@/lib/freshness/operations/run'
import { hold } from '@/lib/pets/hold'
import { findOwnerPage } from '@/lib/pets/list-queries'
import { findPet } from '@/lib/pets/queries'
import { listCityPetIds } from '@/lib/pets/rail-queries'
import { readPetFile } from '@/lib/sitemap/queries'
import { makeContext } from '@/tests/support/context'
import { mailsTo } from '@/tests/support/outbox'

/** Long before the demo world: none of its listings is due on any of these days. */
const START = new Date('2020-03-01T12:00:00Z')
const day = (days: number) => new Date(START.getTime() + days * 86_400_000)
const round = (now: Date, overrides: Partial<Context> = {}) =>
  runFreshness(makeContext(undefined, { now, ...overrides }))

type Owner = Awaited<ReturnType<typeof makeUser>>
let owner: Owner
beforeEach(async () => {
  // What the tests before have left is none of this one's business.
  await db
    .update(pets)
    .set({ confirmedAt: new Date() })
    .where(lt(pets.confirmedAt, day(1000)))
  owner = await makeUser(db, { name: 'Rosa' })
})

const publish = (changes: Parameters<typeof makePet>[1] = {}) =>
  makePet(db, { ownerId: owner.id, publishedAt: START, confirmedAt: START, ...changes })
const stateOf = async (id: number) => {
  const [row] = await db.select().from(pets).where(eq(pets.id, id))
  return { remindedAt: row?.remindedAt, pausedAt: row?.pausedAt }
}
const linksIn = (text: string) =>
  [...text.matchAll(/\/confirmar-mascota\/(\S+)/g)].map(([, token = '']) => token)

describe('reminders', () => {
  it('an owner is reminded on the thirtieth day, once', async () => {
    const pet = await publish({ name: 'Luna' })
    expect(await round(day(29.9))).toMatchObject({ mails: 0, asked: 0 })
    expect(await round(day(30))).toMatchObject({ mails: 1, asked: 1, paused: 0 })
    expect(await round(day(30.1))).toMatchObject({ mails: 0, asked: 0 })
    expect(await round(day(36))).toMatchObject({ mails: 0, asked: 0, paused: 0 })
    const [mail, ...others] = await mailsTo(owner.email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('¿Luna sigue buscando familia?')
    expect(linksIn(mail?.text ?? '').map(readConfirmationToken)).toEqual([
      { petId: pet.id, ownerId: owner.id, confirmedAt: START, expiresAt: day(60) },
    ])
    expect(await stateOf(pet.id)).toEqual({ remindedAt: day(30), pausedAt: null })
  })

  it('an owner gets at most one reminder a day, with a link for each pet', async () => {
    const early = [await publish({ name: 'Nube' }), await publish({ name: 'Toby' })]
    const late = await publish({ name: 'Simón', confirmedAt: day(0.2) })
    expect(await round(day(30))).toMatchObject({ mails: 1, asked: 2 })
    expect(await round(day(30.3))).toMatchObject({ mails: 0, asked: 0 })
    const [mail] = await mailsTo(owner.email)
    expect(mail?.subject).toBe('¿Tus mascotas siguen buscando familia?')
    expect(mail?.text).toContain('Nube sigue buscando familia:\n')
    expect(linksIn(mail?.text ?? '').map((token) => readConfirmationToken(token)?.petId)).toEqual(
      early.map(({ id }) => id),
    )
    expect(await round(day(31))).toMatchObject({ mails: 1, asked: 1 })
    const [next] = await mailsTo(owner.email)
    expect(linksIn(next?.text ?? '').map((token) => readConfirmationToken(token)?.petId)).toEqual([late.id])
  })

  it('concurrent runs send one reminder', async () => {
    for (let pet = 0; pet < 4; pet++) await publish()
    const rounds = await Promise.all(Array.from({ length: 6 }, () => round(day(30))))
    expect(rounds.reduce((sum, { asked }) => sum + asked, 0)).toBe(4)
    expect(await mailsTo(owner.email)).toHaveLength(1)
  })

  it('owners are reminded of listed pets only', async () => {
    const pending = await makeFoundation(db, { status: 'pendiente', decidedAt: null })
    const gone = await makeUser(db)
    await publish({ status: 'adoptado' })
    await publish({ status: 'en proceso' })
    await publish({ status: 'inactivo' })
    await publish(hold('staff', START))
    await publish({ ownerId: pending.user.id })
    await publish({ ownerId: gone.id })
    await db.update(users).set({ active: false }).where(eq(users.id, gone.id))
    expect(await round(day(40))).toMatchObject({ mails: 0, asked: 0, paused: 0 })
  })
})

describe('pausing', () => {
  it('an unconfirmed pet leaves every list on day 37 and keeps its page', async () => {
    const pet = await publish()
    const isListed = async () => {
      const { total, pets: listed } = await findOwnerPage(db, owner.id, { page: 1, perPage: 9 })
      const inCity = await listCityPetIds(db, pet.cityId, 10_000)
      const mapped: number[] = []
      for (let file = 1; file < 3; file++)
        for await (const chunk of readPetFile(db, file)) mapped.push(...chunk.map(({ id }) => id))
      return [total, listed.length, inCity.includes(pet.id), mapped.includes(pet.id)]
    }
    await round(day(30))
    expect(await round(day(36.9))).toMatchObject({ paused: 0 })
    expect(await isListed()).toEqual([1, 1, true, true])
    const tags: string[] = []
    expect(await round(day(37), { expire: (...touched) => tags.push(...touched) })).toMatchObject({
      paused: 1,
    })
    expect(tags).toContain(petTag(pet.id))
    expect(await isListed()).toEqual([0, 0, false, false])
    expect(await findPet(db, pet.id)).toMatchObject({ status: 'adoptable', paused: true })
    expect(await round(day(38))).toMatchObject({ mails: 0, paused: 0 })
  })

  it('a pet is never paused within a week of its reminder', async () => {
    const pet = await publish()
    expect(await round(day(50))).toMatchObject({ asked: 1, paused: 0 })
    expect(await round(day(56.9))).toMatchObject({ paused: 0 })
    expect(await round(day(57))).toMatchObject({ paused: 1 })
    expect(await stateOf(pet.id)).toEqual({ remindedAt: day(50), pausedAt: day(57) })
  })

  it('a failure with one owner does not stop the others’ pets', async () => {
    const others = [await makeUser(db), await makeUser(db)]
    for (const { id: ownerId } of [owner, ...others]) await publish({ ownerId })
    await round(day(30))
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const fresh: string[] = []
    await round(day(37), {
      expire: (...tags) => {
        if (tags.includes(ownerPetsTag(owner.id))) throw new Error('no cache')
        fresh.push(...tags)
      },
    })
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
    expect(fresh).toEqual(expect.arrayContaining(others.map(({ id }) => ownerPetsTag(id))))
  })

  it('concurrent runs pause a pet once', async () => {
    await publish()
    await publish()
    await round(day(30))
    const rounds = await Promise.all(Array.from({ length: 4 }, () => round(day(37))))
    expect(rounds.reduce((sum, { paused }) => sum + paused, 0)).toBe(2)
  })

  it('confirming a pet starts the thirty days again', async () => {
    const pet = await publish()
    await round(day(30))
    await db
      .update(pets)
      .set({ confirmedAt: day(32), remindedAt: null })
      .where(eq(pets.id, pet.id))
    expect(await round(day(37))).toMatchObject({ asked: 0, paused: 0 })
    expect(await round(day(62))).toMatchObject({ asked: 1 })
    expect(await round(day(69))).toMatchObject({ paused: 1 })
  })
})
