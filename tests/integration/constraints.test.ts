import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { users } from '@/db/schema'
import { BREEDS, COLORS } from '@/db/seed/catalog'
import type { CountryId } from '@/lib/vocabulary'
import { BUENOS_AIRES, insertOwner, insertPet } from '@/tests/support/search-world'

/** The first breed and colour of cats. */
const [breed, color] = [BREEDS, COLORS].map((list) => list.find(({ type }) => type === 'gato'))
const refusal = (constraint: string) => ({ cause: { constraint_name: constraint } })

describe('the database refuses', () => {
  it.each([
    ['a dog with the breed of a cat', { breedId: breed?.id }, 'pets_breed_fk'],
    ['a dog with the colour of a cat', { colorId: color?.id }, 'pets_color_fk'],
    ['a pet whose city lies in another country', { countryId: 'PER' }, 'pets_city_fk'],
  ] as const)('%s', async (_, values, constraint) => {
    const ownerId = await insertOwner(db)
    await expect(insertPet(db, { ownerId, ...values })).rejects.toMatchObject(refusal(constraint))
    expect(await insertPet(db, { ownerId })).toBeGreaterThan(100_000)
  })

  it.each([
    ['a person whose city lies in another country', 'PER', 'users_city_fk'],
    ['a person with a city and no country', null, 'users_city_in_country'],
  ] as const)('%s', async (_, countryId, constraint) => {
    const move = (place: { cityId: number | null; countryId: CountryId | null }) =>
      db.update(users).set(place).where(eq(users.id, id))
    const id = await insertOwner(db)
    await move({ cityId: BUENOS_AIRES, countryId: 'ARG' })
    await move({ cityId: null, countryId: 'PER' })
    await expect(move({ cityId: BUENOS_AIRES, countryId })).rejects.toMatchObject(refusal(constraint))
  })
})
