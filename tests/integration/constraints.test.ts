import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { reports, users } from '@/db/schema'
import { BREEDS, COLORS } from '@/db/seed/catalog'
import type { CountryId, ReportStatus } from '@/lib/text/vocabulary'
import { BUENOS_AIRES, insertOwner, insertPet } from '@/tests/support/search-world'

/** The first breed and colour of cats. */
const [breed, color] = [BREEDS, COLORS].map((list) => list.find(({ type }) => type === 'gato'))
const refusal = (constraint: string) => ({ cause: { constraint_name: constraint } })

describe('constraints', () => {
  it.each([
    ['a dog with the breed of a cat', { breedId: breed?.id }, 'pets_breed_fk'],
    ['a dog with the colour of a cat', { colorId: color?.id }, 'pets_color_fk'],
    ['a pet whose city lies in another country', { countryId: 'PER' }, 'pets_city_fk'],
  ] as const)('the database refuses %s', async (_, values, constraint) => {
    const ownerId = await insertOwner(db)
    await expect(insertPet(db, { ownerId, ...values })).rejects.toMatchObject(refusal(constraint))
    expect(await insertPet(db, { ownerId })).toBeGreaterThan(100_000)
  })

  it.each([
    ['a person whose city lies in another country', 'PER', 'users_city_fk'],
    ['a person with a city and no country', null, 'users_city_in_country'],
  ] as const)('the database refuses %s', async (_, countryId, constraint) => {
    const move = (place: { cityId: number | null; countryId: CountryId | null }) =>
      db.update(users).set(place).where(eq(users.id, id))
    const id = await insertOwner(db)
    await move({ cityId: BUENOS_AIRES, countryId: 'ARG' })
    await move({ cityId: null, countryId: 'PER' })
    await expect(move({ cityId: BUENOS_AIRES, countryId })).rejects.toMatchObject(refusal(constraint))
  })

  const at = new Date()
  it.each([
    ['a hold without a reason', { heldAt: at }, 'pets_hold'],
    ['a reason without a hold', { holdReason: 'staff' }, 'pets_hold'],
    [
      'a hold for its text that does not say what was found',
      { heldAt: at, holdReason: 'text' },
      'pets_text_issue',
    ],
    [
      'a text issue in a hold for reports',
      { heldAt: at, holdReason: 'reports', textIssue: 'phone' },
      'pets_text_issue',
    ],
  ] as const)('the database refuses %s', async (_, values, constraint) => {
    const ownerId = await insertOwner(db)
    await expect(insertPet(db, { ownerId, ...values })).rejects.toMatchObject(refusal(constraint))
  })

  it.each([
    ['a report by nobody', {}],
    ['a report by an account and a visitor', { reporterId: 1, reporterIpHash: 'a' }],
    ['a report by a visitor and the site itself', { reporterIpHash: 'a', bySystem: true }],
  ])('the database refuses %s', async (_, reporter) => {
    const petId = await insertPet(db, { ownerId: await insertOwner(db) })
    const report = db.insert(reports).values({ petId, reason: 'dinero', ...reporter })
    await expect(report).rejects.toMatchObject(refusal('reports_reporter'))
  })

  it.each([
    ['two open reports of a pet by one account', { reporterId: 1 }, 'reports_once_account'],
    ['two open reports of a pet by one visitor', { reporterIpHash: 'a' }, 'reports_once_visitor'],
    ['two open reports of a pet by the site itself', { bySystem: true }, 'reports_once_system'],
  ])('the database refuses %s', async (_, reporter, constraint) => {
    const petId = await insertPet(db, { ownerId: await insertOwner(db) })
    const insert = (status: ReportStatus) =>
      db.insert(reports).values({ petId, reason: 'dinero', status, ...reporter })
    await insert('descartado')
    await insert('abierto')
    await expect(insert('abierto')).rejects.toMatchObject(refusal(constraint))
  })
})
