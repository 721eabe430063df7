import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { cityNamed } from '@/db/seed/demo/places'
import { makeFoundation, makePet } from '@/db/seed/factories'
import { refusedWords } from '@/lib/adoption/requests/ask-copy'
import { findAskScreen } from '@/lib/adoption/requests/ask-queries'
import { requestAdoption } from '@/lib/adoption/requests/operations/ask'
import { changeRequestsFrom } from '@/lib/adoption/requests/operations/requests-from'
import { findRequest } from '@/lib/adoption/requests/queries'
import { NOT_CONFIRMED_ABROAD } from '@/lib/adoption/requests/schema'
import { saveMatch } from '@/lib/people/matches/operations'
import { findPet } from '@/lib/pets/queries'
import { listSimilarPets } from '@/lib/pets/similar-queries'
import { petTag } from '@/lib/platform/bus/cache-tags'
import { makeContext, makePerson } from '@/tests/support/context'
import { MATCH_ANSWERS } from '@/tests/support/fixtures'

const placeOf = ({ id: cityId, countryId }: ReturnType<typeof cityNamed>) => ({ cityId, countryId })
const VALDIVIA = placeOf(cityNamed('CHL', 'Valdivia'))
const SANTIAGO = placeOf(cityNamed('CHL', 'Santiago'))
const PUENTE_ALTO = placeOf(cityNamed('CHL', 'Puente Alto'))
const QUITO = placeOf(cityNamed('ECU', 'Quito'))

async function makeAdopter(place: Parameters<typeof makePerson>[0]) {
  const person = await makePerson(place)
  await saveMatch(person.newContext(), MATCH_ANSWERS)
  return person
}

const screenOf = (person: { actor: Parameters<typeof findAskScreen>[1] }, petId: number) =>
  findAskScreen(db, person.actor, petId, new Date())

describe('a request across a border', () => {
  it('is refused by the form’s operation until the adopter confirms it, and by no client of the API', async () => {
    const pet = await makePet(db, VALDIVIA)
    const input = { petId: pet.id, message: null }
    const adopter = await makeAdopter(QUITO)
    await expect(requestAdoption(adopter.newContext(), { ...input, abroad: false })).rejects.toMatchObject({
      code: 'invalid',
      fields: { abroad: NOT_CONFIRMED_ABROAD },
    })
    expect((await requestAdoption(adopter.newContext(), { ...input, abroad: true })).created).toBe(true)
    const client = await makeAdopter(QUITO)
    expect((await requestAdoption(client.newContext(), input)).created).toBe(true)
  })

  it('is not asked about within a country, nor of people who did not say where they live', async () => {
    const pet = await makePet(db, VALDIVIA)
    for (const place of [SANTIAGO, { cityId: null, countryId: null }]) {
      const adopter = await makeAdopter(place)
      expect(await screenOf(adopter, pet.id)).toMatchObject({ kind: 'form', border: null })
      const input = { petId: pet.id, message: null, abroad: false }
      expect((await requestAdoption(adopter.newContext(), input)).created).toBe(true)
    }
  })

  it('says how far it is, to the adopter before and to the owner after', async () => {
    const owner = await makePerson(VALDIVIA)
    const pet = await makePet(db, { ...VALDIVIA, ownerId: owner.id })
    const adopter = await makeAdopter(QUITO)
    const border = { pet: 'Chile', adopter: 'Ecuador', km: expect.any(Number) }
    const screen = await screenOf(adopter, pet.id)
    expect(screen).toMatchObject({ kind: 'form', border })
    expect(screen.kind === 'form' && screen.border?.km).toBeGreaterThan(4000)
    const { id } = await requestAdoption(adopter.newContext(), { petId: pet.id, message: null })
    expect(await findRequest(db, owner.id, id)).toMatchObject({ side: 'owner', border })
    const countryOnly = await makeAdopter({ cityId: null, countryId: 'ECU' })
    expect(await screenOf(countryOnly, pet.id)).toMatchObject({ border: { km: null } })
  })
})

describe('an owner who takes requests only from near', () => {
  it('gets none from another country, also by the API, and keeps those that are open', async () => {
    const owner = await makePerson({ name: 'Rosa', ...VALDIVIA })
    const pet = await makePet(db, { ...VALDIVIA, ownerId: owner.id })
    const early = await makeAdopter(QUITO)
    const first = await requestAdoption(early.newContext(), { petId: pet.id, message: null })
    const ctx = owner.newContext()
    await changeRequestsFrom(ctx, { requestsFrom: 'su país' })
    expect(ctx.expired).toContain(petTag(pet.id))
    const late = await makeAdopter(QUITO)
    for (const abroad of [undefined, true])
      await expect(
        requestAdoption(late.newContext(), { petId: pet.id, message: null, abroad }),
      ).rejects.toMatchObject({ code: 'conflict' })
    expect(await requestAdoption(early.newContext(), { petId: pet.id, message: null })).toMatchObject({
      id: first.id,
      created: false,
    })
    const near = await makeAdopter(SANTIAGO)
    expect((await requestAdoption(near.newContext(), { petId: pet.id, message: null })).created).toBe(true)
  })

  it('is said to the adopter kindly, beside similar pets near the adopter', async () => {
    const owner = await makePerson({ name: 'Rosa', ...VALDIVIA })
    const pet = await makePet(db, { ...VALDIVIA, ownerId: owner.id })
    await changeRequestsFrom(owner.newContext(), { requestsFrom: 'su ciudad' })
    const adopter = await makeAdopter(QUITO)
    await makePet(db)
    const screen = await screenOf(adopter, pet.id)
    if (screen.kind !== 'refused') throw new Error('Nothing was refused')
    expect([screen.why, refusedWords(screen, 'ECU').title]).toEqual([
      'too far',
      'Rosa acepta solicitudes solo de Valdivia',
    ])
    expect(screen.similar.length).toBeGreaterThan(0)
    expect(new Set(screen.similar.map((similar) => similar.pet.place.countryId))).toEqual(new Set(['ECU']))
    expect(await findPet(db, pet.id)).toMatchObject({ requestsFrom: 'su ciudad' })
  })

  it('is dated by the clock of its reader, as on its own page', async () => {
    const pet = await makePet(db, placeOf(cityNamed('ARG', 'La Plata')))
    const adopter = await makeAdopter(QUITO)
    const now = new Date('2026-11-28T03:30:00Z')
    await requestAdoption(makeContext(adopter.actor, { now }), { petId: pet.id, message: null })
    const screen = await screenOf(adopter, pet.id)
    if (screen.kind !== 'refused') throw new Error('Nothing was refused')
    expect(refusedWords(screen, 'ECU').text).toContain('La enviaste el 27 de noviembre de 2026.')
  })

  it('one choice is for all pets of a foundation too', async () => {
    const { user } = await makeFoundation(db, { account: VALDIVIA })
    await changeRequestsFrom(
      makeContext({ kind: 'foundation', id: user.id, confirmed: true, approved: true }),
      { requestsFrom: 'su país' },
    )
    const pet = await makePet(db, { ...SANTIAGO, ownerId: user.id })
    const adopter = await makeAdopter(QUITO)
    expect(await screenOf(adopter, pet.id)).toMatchObject({ kind: 'refused', why: 'too far' })
  })
})

const ANYBODYS = { exceptOwnerId: null, most: 5 }

describe('similar pets', () => {
  it('are of each adopter’s own country, the nearest of the equally alike first', async () => {
    const pet = await makePet(db, VALDIVIA)
    const [far, near] = [await makePet(db, SANTIAGO), await makePet(db, VALDIVIA)]
    const [ofChilean = [], ofEcuadorian = [], ofUnknown = []] = await listSimilarPets(
      db,
      pet,
      [VALDIVIA, QUITO, { cityId: null, countryId: null }],
      ANYBODYS,
    )
    const ids = ofChilean.map(({ id }) => id)
    expect(ids[0]).toBe(near.id)
    expect(ids.indexOf(far.id) === -1 || ids.indexOf(far.id) > 0).toBe(true)
    expect(ofUnknown).toEqual(ofChilean)
    expect(ofEcuadorian.length).toBeGreaterThan(0)
    for (const { id } of ofEcuadorian) expect((await findPet(db, id))?.place.countryId).toBe('ECU')
  })

  it('are none of an owner who takes requests only from another city', async () => {
    const owner = await makePerson(PUENTE_ALTO)
    const [pet, near] = [
      await makePet(db, SANTIAGO),
      await makePet(db, { ...PUENTE_ALTO, ownerId: owner.id }),
    ]
    const homes = [SANTIAGO, PUENTE_ALTO]
    const offeredIn = async () =>
      (await listSimilarPets(db, pet, homes, ANYBODYS)).map((similar) =>
        similar.some(({ id }) => id === near.id),
      )
    expect(await offeredIn()).toEqual([true, true])
    await changeRequestsFrom(owner.newContext(), { requestsFrom: 'su ciudad' })
    expect(await offeredIn()).toEqual([false, true])
  })
})
