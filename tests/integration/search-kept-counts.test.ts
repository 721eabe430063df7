import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDb } from '@/db/client'
import { petCountChanges, petCounts, petSearch, pets } from '@/db/schema'
import { copyPets } from '@/db/seed/scale/load'
import { createOwners } from '@/db/seed/scale/rows'
import { FACETS, type SearchFilters, type SearchRequest } from '@/lib/search/dto'
import { foldPetCounts, runSearchTasks } from '@/lib/search/operations'
import { sqlEngine } from '@/lib/search/queries/engine'
import { traitTests } from '@/lib/search/trait-bits'
import { AGES, CARES, COATS, COMPANIONS, GENDERS, SIZES } from '@/lib/text/vocabulary'
import { makeContext } from '@/tests/support/context'
import { createOracle } from '@/tests/support/search-oracle'
import { insertOwner, insertPet, request } from '@/tests/support/search-world'

const PETS = 400
const db = createDb(process.env.DATABASE_URL ?? '', { max: 4 })
const oracle = createOracle(db)
const [foundation] = createOwners(PETS).foundations
afterAll(() => db.$client.end())

const ONE_TRAIT: SearchFilters[] = [
  ...AGES.map((age) => ({ age })),
  ...SIZES.map((size) => ({ size })),
  ...GENDERS.map((gender) => ({ gender })),
  ...COATS.map((coat) => ({ coat })),
  ...COMPANIONS.map((companion) => ({ companion })),
  ...CARES.map((care) => ({ care })),
]
const FILTERS: SearchFilters[] = [
  {},
  ...ONE_TRAIT,
  { age: 'joven', gender: 'hembra' },
  { breedId: 1 },
  { breedId: 1, size: 'mediano' },
  { foundationId: foundation?.id, care: 'house_trained' },
]
const PLACES = [{ kind: 'anywhere' }, { kind: 'country', countryId: 'ARG', name: '', slug: '' }] as const
const SEARCHES = PLACES.flatMap((place) =>
  (['perro', null] as const).flatMap((type) =>
    FILTERS.map((filters) => request({ scope: { type, place }, filters })),
  ),
)

async function expectTruth(searches: SearchRequest[] = SEARCHES): Promise<void> {
  for (const search of searches) {
    const told = JSON.stringify(search)
    const filtered = FACETS.filter((facet) => search.filters[facet] !== undefined)
    const without = filtered.map((facet) => ({
      ...search,
      filters: { ...search.filters, [facet]: undefined },
    }))
    const [total, totals, { total: found, facets }, { total: ids }, counted] = await Promise.all([
      oracle.total(search),
      Promise.all(without.map((each) => oracle.total(each))),
      sqlEngine(db).search(search),
      sqlEngine(db).findIds(search),
      sqlEngine(db).countWithout(search, filtered),
    ])
    expect([found, ids], told).toEqual([total, total])
    expect(counted, told).toEqual(totals)
    for (const facet of FACETS) {
      const counts: Map<string | number, number> = facets[facet]
      expect(counts, `${facet} of ${told}`).toEqual(await oracle.count(search, facet))
    }
  }
}

const some = (offset: number) => SEARCHES.filter((_, at) => at % 6 === offset)
/** A query of the client's begins when it is awaited. */
const started = <Result>(query: PromiseLike<Result>): Promise<Result> => Promise.resolve(query)
const waiting = async () => {
  const [row] = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return row?.n ?? 0
}
const countChanges = () => db.$count(petCountChanges)

describe('kept counts', () => {
  beforeAll(async () => {
    await db.execute(sql`truncate users, pets cascade`)
    await copyPets(db.$client, PETS)
    for (const table of ['users', 'pets'])
      await db.execute(
        sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql.identifier(table)}`,
      )
  })

  it('every filter of one trait is one that they are kept for', async () => {
    const masks = await db.execute<{ mask: number; bits: number }>(
      sql`select distinct mask, bits from pet_search
        cross join lateral counted_values(breed_id, color_id, foundation_id, traits) where facet = 'breedId'`,
    )
    const kept = masks.map(({ mask, bits }) => `${mask} ${bits}`)
    const tests = ONE_TRAIT.flatMap((filters) => traitTests(filters))
    expect(kept.toSorted()).toEqual([...tests.map(({ mask, bits }) => `${mask} ${bits}`), '0 0'].toSorted())
  })

  it('agree with counts of plain columns before the first fold, and after it', async () => {
    expect(await countChanges()).toBeGreaterThan(PETS / 2)
    expect(await db.$count(petCounts)).toBe(0)
    await expectTruth(some(0))
    await foldPetCounts(db)
    expect(await countChanges()).toBe(0)
    await expectTruth()
  }, 60_000)

  it('agree after pets changed, left and came back, before and after a fold', async () => {
    await db.execute(
      sql`update pets set age = 'adulto mayor', good_with_cats = true, color_id = 1 where type = 'perro' and id % 5 = 0`,
    )
    await db.execute(sql`update pets set status = 'en proceso' where id % 4 = 0`)
    await db.execute(sql`update pets set status = 'adoptable' where id % 8 = 0`)
    await db.execute(sql`delete from pets where id % 9 = 0`)
    await db.execute(sql`update users set active = false where id = ${foundation?.id}`)
    expect(await countChanges()).toBeGreaterThan(0)
    await expectTruth(some(1))
    await foldPetCounts(db)
    await expectTruth(some(2))
    await db.execute(sql`update users set active = true where id = ${foundation?.id}`)
    await expectTruth(some(3))
  }, 60_000)

  it('keep no row for a value that no pet has any more', async () => {
    const type = sql`type = 'gato'`
    await db.execute(sql`update pets set status = 'inactivo' where ${type} and status = 'adoptable'`)
    await foldPetCounts(db)
    expect(await db.$count(petCounts, type)).toBe(0)
    await expectTruth(some(4))
  }, 60_000)

  it('agree with those that refresh_pet_search counts anew', async () => {
    const { facet, mask, bits, type, countryId, valueId } = petCounts
    const rows = () => db.select().from(petCounts).orderBy(facet, mask, bits, type, countryId, valueId)
    await foldPetCounts(db)
    const before = await rows()
    expect(before.length).toBeGreaterThan(0)
    await db.execute(sql`select refresh_pet_search()`)
    expect(await countChanges()).toBe(0)
    expect(await rows()).toEqual(before)
  })

  it('changes are folded in parts, every minute', async () => {
    await db.execute(
      sql`update pets set age = 'joven', good_with_dogs = true where type = 'perro' and id % 3 = 0`,
    )
    expect(await countChanges()).toBeGreaterThan(20)
    await foldPetCounts(db, 7)
    expect(await countChanges()).toBe(0)
    await db.execute(sql`update pets set age = 'adulto' where type = 'perro' and id % 3 = 0`)
    await runSearchTasks(makeContext({ kind: 'system', name: 'test' }))
    expect(await countChanges()).toBe(0)
    await expectTruth(some(5))
  }, 60_000)

  it('two folds at once count each change once', async () => {
    const ownerId = await insertOwner(db)
    for (let at = 0; at < 3; at++) {
      await Promise.all([foldPetCounts(db), insertPet(db, { ownerId }), foldPetCounts(db)])
      await expectTruth([request()])
    }
    await foldPetCounts(db)
    expect(await countChanges()).toBe(0)
    await expectTruth(some(5))
  }, 60_000)
})

describe('filling the counts of a database that has pets', () => {
  const other = createDb(process.env.DATABASE_URL ?? '', { max: 1 })
  afterAll(() => other.$client.end())

  it('waits for no writer, and counts each pet once that is published, changed or deleted meanwhile', async () => {
    const ownerId = await insertOwner(db)
    const [changed, deleted] = [await insertPet(db, { ownerId }), await insertPet(db, { ownerId })]
    await db.execute(sql`truncate pet_counts`)
    await other.transaction(async (tx) => {
      await insertPet(tx, { ownerId })
      await tx.update(pets).set({ age: 'cachorro' }).where(eq(pets.id, changed))
      await tx.delete(pets).where(eq(pets.id, deleted))
      await db.execute(sql`select fill_pet_counts()`)
    })
    await expectTruth(some(0))
    await foldPetCounts(db)
    await expectTruth(some(0))
  }, 60_000)
})

it('rebuilding the search waits for a backup, which reads all tables by name, and neither fails', async () => {
  const backup = createDb(process.env.DATABASE_URL ?? '', { max: 1 })
  let rebuilding: Promise<unknown> = Promise.resolve()
  const read = backup.transaction(
    async (tx) => {
      await tx.execute(sql`select from pet_count_changes`)
      await tx.execute(sql`select from pet_counts`)
      rebuilding = started(db.execute(sql`select refresh_pet_search()`))
      await expect.poll(async () => (await waiting()) > 0).toBe(true)
      await tx.execute(sql`select from pet_search`)
      await tx.execute(sql`select from pet_texts`)
    },
    { isolationLevel: 'repeatable read' },
  )
  await read
  await rebuilding
  await backup.$client.end()
  await expectTruth([request()])
})

it('truncating pets empties kept counts and their changes', async () => {
  await insertPet(db, { ownerId: await insertOwner(db) })
  expect(await db.$count(petCounts)).toBeGreaterThan(0)
  expect(await countChanges()).toBeGreaterThan(0)
  await db.execute(sql`truncate pets cascade`)
  expect([await db.$count(petCounts), await countChanges(), await db.$count(petSearch)]).toEqual([0, 0, 0])
  await expectTruth([request()])
})
