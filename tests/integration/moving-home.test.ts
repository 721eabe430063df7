import { and, eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests, pets, users } from '@/db/schema'
import { CITIES } from '@/db/seed/catalog'
import { makeFoundation, makePet, makeUser } from '@/db/seed/factories'
import { setPetStatus } from '@/lib/adoption/requests/operations/pet-status'
import { patchProfile, updateProfile } from '@/lib/people/accounts/operations/update-profile'
import { cityPetsTag, petTag } from '@/lib/platform/bus/cache-tags'
import { makeContext } from '@/tests/support/context'

const cityIn = (countryId: string) => CITIES.find((city) => city.countryId === countryId)

it.each(['updateProfile', 'patchProfile'] as const)(
  'pets at home move along with their owner, others stay where they are (%s)',
  async (name) => {
    const { id, countryId, ...user } = await makeUser(db)
    const cityId = user.cityId ?? 0
    const at = (change: Partial<typeof pets.$inferInsert>) => makePet(db, { ownerId: id, ...change })
    const [home, withdrawn] = [await at({ cityId }), await at({ cityId, status: 'inactivo' })]
    const elsewhere = CITIES.find((city) => city.countryId === 'ECU' && city.id !== cityId)?.id ?? 0
    const [adopted, placed] = [await at({ cityId, status: 'adoptado' }), await at({ cityId: elsewhere })]
    const other = await makePet(db, { cityId })
    const rehomed = await at({ cityId, status: 'inactivo' })
    const adopter = await makeUser(db)
    await db
      .insert(adoptionRequests)
      .values({ petId: rehomed.id, adopterId: adopter.id, status: 'concluida' })
    const city = cityIn('PER') ?? { id: 0 }
    const ctx = makeContext({ kind: 'user', id, confirmed: true })
    const place = { countryId: 'PER', cityId: city.id } as const
    if (name === 'patchProfile') await patchProfile(ctx, place)
    else {
      const input = { name: 'Lucía', lastName: 'Vega', phone: null, address: null, ...place }
      expect(await updateProfile(ctx, input)).toMatchObject({ moved: 2 })
      expect(await updateProfile(ctx, input)).toMatchObject({ moved: 0 })
    }
    const placesOf = async (...ids: number[]) => {
      const rows = await db.select().from(pets).where(inArray(pets.id, ids)).orderBy(pets.id)
      return rows.map((pet) => [pet.countryId, pet.cityId])
    }
    const there = ['PER', city.id]
    expect(await placesOf(home.id, withdrawn.id)).toEqual([there, there])
    const here = [countryId, cityId]
    expect(await placesOf(adopted.id, placed.id)).toEqual([here, ['ECU', elsewhere]])
    expect(await placesOf(other.id, rehomed.id)).toEqual([here, here])
    expect(ctx.expired).toEqual(
      expect.arrayContaining([petTag(home.id), cityPetsTag(cityId), cityPetsTag(city.id)]),
    )
  },
)

it('pets move along with an owner whose API client saves the country first, and then the city', async () => {
  const { id, countryId, ...user } = await makeUser(db)
  const cityId = user.cityId ?? 0
  const pet = await makePet(db, { ownerId: id, cityId })
  const inChile = { ownerId: id, countryId: 'CHL', cityId: cityIn('CHL')?.id } as const
  await makePet(db, { ...inChile, status: 'adoptado' })
  const patch = (change: Parameters<typeof patchProfile>[1]) =>
    patchProfile(makeContext({ kind: 'user', id, confirmed: true }), change)
  const placeOf = async () => {
    const [row] = await db.select().from(pets).where(eq(pets.id, pet.id))
    return [row?.countryId, row?.cityId]
  }
  const city = cityIn('PER')?.id ?? 0
  await patch({ countryId: 'PER' })
  expect(await placeOf()).toEqual([countryId, cityId])
  await patch({ cityId: city })
  expect(await placeOf()).toEqual(['PER', city])
  const placed = await makePet(db, inChile)
  await patch({ countryId: 'COL' })
  await patch({ cityId: cityIn('COL')?.id })
  // From which of two cities they moved nobody knows any more.
  expect(await placeOf()).toEqual(['PER', city])
  expect(await db.$count(pets, and(eq(pets.id, placed.id), eq(pets.countryId, 'CHL')))).toBe(1)
})

it.each(['adoptado', 'inactivo'] as const)(
  'a pet that is "%s" comes back to where its owner has moved',
  async (status) => {
    const { id, cityId } = await makeUser(db)
    const pet = await makePet(db, { ownerId: id, cityId: cityId ?? 0, status })
    await db
      .update(users)
      .set({ countryId: 'PER', cityId: cityIn('PER')?.id })
      .where(eq(users.id, id))
    const ctx = makeContext({ kind: 'user', id, confirmed: true })
    await setPetStatus(ctx, { petId: pet.id, status: 'adoptable' })
    const [row] = await db.select().from(pets).where(eq(pets.id, pet.id))
    expect([row?.status, row?.countryId, row?.cityId]).toEqual(['adoptable', 'PER', cityIn('PER')?.id])
    expect(ctx.expired).toEqual(
      expect.arrayContaining([cityPetsTag(cityId ?? 0), cityPetsTag(cityIn('PER')?.id ?? 0)]),
    )
  },
)

it('a pet of a foundation comes back to where a file placed it', async () => {
  const { user } = await makeFoundation(db)
  const placed = { countryId: 'CHL', cityId: cityIn('CHL')?.id } as const
  const pet = await makePet(db, { ownerId: user.id, ...placed, status: 'inactivo' })
  const ctx = makeContext({ kind: 'foundation', id: user.id, confirmed: true, approved: true })
  await setPetStatus(ctx, { petId: pet.id, status: 'adoptable' })
  const [row] = await db.select().from(pets).where(eq(pets.id, pet.id))
  expect([row?.countryId, row?.cityId]).toEqual(['CHL', placed.cityId])
})
