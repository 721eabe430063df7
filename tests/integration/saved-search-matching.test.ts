import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDb } from '@/db/client'
import { petSearch, petTexts, savedSearches } from '@/db/schema'
import { createRandom } from '@/db/seed/random'
import { copyPets } from '@/db/seed/scale/load'
import { createOwners } from '@/db/seed/scale/rows'
import type { SearchRequest } from '@/lib/search/dto'
import { sqlEngine } from '@/lib/search/queries/engine'
import { columnsOfRequest, matchesPet } from '@/lib/search/saved-searches/queries'
import { drawRequest } from '@/tests/support/search-mix'
import { createOracle } from '@/tests/support/search-oracle'
import { request } from '@/tests/support/search-world'

const PETS = 600
const SEARCHES = 160
const TEXTS = ['luna', 'mestizo negro', 'tranquilo jug', 'siesta', 'perro', 'carinoso gato', '!', 'de la']

const db = createDb(process.env.DATABASE_URL ?? '', { max: 4 })
const oracle = createOracle(db)
const all = (search: SearchRequest): SearchRequest => ({ ...search, page: 1, perPage: PETS, sort: 'newest' })

let userId: number
let searches: SearchRequest[]

beforeAll(async () => {
  await db.execute(sql`truncate users, pets cascade`)
  await copyPets(db.$client, PETS)
  userId = createOwners(PETS).people[0]?.id ?? 0
  const foundations = createOwners(PETS).foundations.map(({ id }) => id)
  const random = createRandom(11)
  searches = Array.from({ length: SEARCHES }, (_, at) => ({
    ...drawRequest(random, foundations),
    text: at % 4 === 0 ? (TEXTS[(at / 4) % TEXTS.length] ?? '') : '',
  }))
})

afterAll(() => db.$client.end())

/** The pets that a search finds once it is saved. */
async function petsOfSaved(search: SearchRequest): Promise<number[]> {
  await db.delete(savedSearches).where(eq(savedSearches.userId, userId))
  const columns = await columnsOfRequest(db, search)
  await db.insert(savedSearches).values({ userId, name: 'x', path: '/', frequency: 'diaria', ...columns })
  const rows = await db
    .select({ id: petSearch.id })
    .from(petSearch)
    .leftJoin(petTexts, eq(petTexts.petId, petSearch.id))
    .innerJoin(savedSearches, and(eq(savedSearches.userId, userId), matchesPet))
    .orderBy(sql`${petSearch.publishedAt} desc, ${petSearch.id} desc`)
  return rows.map(({ id }) => id)
}

describe('a saved search', () => {
  it('matches exactly the pets that the search itself finds, and that plain columns say', async () => {
    let found = 0
    for (const search of searches) {
      const told = JSON.stringify(search)
      const ids = await petsOfSaved(search)
      expect(ids, told).toEqual((await sqlEngine(db).findIds(all(search))).ids)
      if (!search.text) expect(ids, told).toEqual(await oracle.page(all(search)))
      found += ids.length
    }
    expect(found).toBeGreaterThan(SEARCHES)
  }, 120_000)

  it('of a misspelt text matches what the search shows instead, and what was typed once a pet has it', async () => {
    const search = request({ text: 'mestiso' })
    const shown = await sqlEngine(db).findIds(all(search))
    expect(shown.total).toBeGreaterThan(0)
    expect(await petsOfSaved(search)).toEqual(shown.ids)
    const [pet] = await petsOfSaved(request({ text: 'luna' }))
    await db.execute(
      sql`update pets set description = description || ' Le dicen mestiso' where id = ${pet ?? 0}`,
    )
    expect(await petsOfSaved(search)).toContain(pet)
  })
})
