import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { createDb, db } from '@/db/client'
import { foundations, petSearch, pets, petTexts, users } from '@/db/schema'
import { hold, release } from '@/lib/pets/hold'
import { BUENOS_AIRES, CORDOBA, insertOwner, insertPet } from '@/tests/support/search-world'

beforeAll(() => db.execute(sql`truncate users, pets cascade`))

/** Whether the search finds the pet: its row and its words come and go together. */
async function isSearchable(id: number): Promise<boolean> {
  const rows = await db.select().from(petSearch).where(eq(petSearch.id, id))
  const texts = await db.select({ id: petTexts.petId }).from(petTexts).where(eq(petTexts.petId, id))
  expect(texts.length).toBe(rows.length)
  return rows.length === 1
}

const setPet = (id: number, values: Partial<typeof pets.$inferInsert>) =>
  db.update(pets).set(values).where(eq(pets.id, id))

describe('search triggers', () => {
  it('a pet is searchable only while it is adoptable', async () => {
    const id = await insertPet(db, { ownerId: await insertOwner(db) })
    expect(await isSearchable(id)).toBe(true)
    for (const status of ['en proceso', 'adoptado', 'inactivo'] as const) {
      await setPet(id, { status })
      expect(await isSearchable(id), status).toBe(false)
      await setPet(id, { status: 'adoptable' })
      expect(await isSearchable(id)).toBe(true)
    }
  })

  it('a held pet is not searchable', async () => {
    const id = await insertPet(db, { ownerId: await insertOwner(db) })
    const held = hold('staff', new Date())
    await setPet(id, held)
    expect(await isSearchable(id)).toBe(false)
    await setPet(id, release(held))
    expect(await isSearchable(id)).toBe(true)
  })

  it('a pet of a foundation is searchable only while the foundation is approved', async () => {
    const ownerId = await insertOwner(db, 'pending foundation')
    const id = await insertPet(db, { ownerId })
    expect(await isSearchable(id)).toBe(false)
    const decide = (status: 'aprobada' | 'rechazada') =>
      db.update(foundations).set({ status, decidedAt: new Date() }).where(eq(foundations.userId, ownerId))
    await decide('aprobada')
    expect(await isSearchable(id)).toBe(true)
    const [row] = await db.select().from(petSearch).where(eq(petSearch.id, id))
    expect(row?.foundationId).toBe(ownerId)
    await decide('rechazada')
    expect(await isSearchable(id)).toBe(false)
  })

  it('a pet is searchable only while its owner is active', async () => {
    const ownerId = await insertOwner(db)
    const id = await insertPet(db, { ownerId })
    await db.update(users).set({ active: false }).where(eq(users.id, ownerId))
    expect(await isSearchable(id)).toBe(false)
    await db.update(users).set({ active: true }).where(eq(users.id, ownerId))
    expect(await isSearchable(id)).toBe(true)
  })

  it('deleting a pet or its owner removes it from the search', async () => {
    const ownerId = await insertOwner(db)
    const [first, second] = [await insertPet(db, { ownerId }), await insertPet(db, { ownerId })]
    await db.delete(pets).where(eq(pets.id, first))
    expect(await isSearchable(first)).toBe(false)
    await db.delete(users).where(eq(users.id, ownerId))
    expect(await isSearchable(second)).toBe(false)
  })

  it('an update of a pet reaches its search row', async () => {
    const id = await insertPet(db, { ownerId: await insertOwner(db), cityId: BUENOS_AIRES })
    await setPet(id, { cityId: CORDOBA, breedId: 5, age: 'adulto mayor', goodWithCats: true })
    const [row] = await db.select().from(petSearch).where(eq(petSearch.id, id))
    expect(row).toMatchObject({ cityId: CORDOBA, breedId: 5 })
    const [same] = await db.execute<{ same: boolean }>(
      sql`select traits = pet_traits('adulto mayor', 'mediano', 'hembra', 'corto', null, null, true, null, null) as same
        from pet_search where id = ${id}`,
    )
    expect(same?.same).toBe(true)
  })
})

describe('search tables', () => {
  it('approving a foundation while one of its pets is being published loses neither change', async () => {
    const ownerId = await insertOwner(db, 'pending foundation')
    const other = createDb(process.env.DATABASE_URL ?? '', { max: 1 })
    let approval: Promise<unknown> = Promise.resolve()
    const id = await db.transaction(async (tx) => {
      const published = await insertPet(tx, { ownerId })
      approval = other
        .update(foundations)
        .set({ status: 'aprobada', decidedAt: new Date() })
        .where(eq(foundations.userId, ownerId))
        .execute()
      await waitForLock()
      return published
    })
    await approval
    await other.$client.end()
    expect(await isSearchable(id)).toBe(true)
  })

  it('refresh_pet_search rebuilds what the triggers maintain', async () => {
    const snapshot = () => db.execute(sql`select * from pet_search order by id`)
    const before = await snapshot()
    expect(before.length).toBeGreaterThan(0)
    await db.execute(sql`select refresh_pet_search()`)
    expect(await snapshot()).toEqual(before)
  })

  it('truncating pets empties the search tables', async () => {
    await insertPet(db, { ownerId: await insertOwner(db) })
    await db.execute(sql`truncate pets cascade`)
    expect(await db.select().from(petSearch)).toEqual([])
  })
})

/** Until some statement waits for a lock that another one holds. */
function waitForLock(): Promise<void> {
  return expect
    .poll(async () => {
      const [row] = await db.execute<{ n: number }>(
        sql`select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
      return row?.n
    })
    .toBeGreaterThan(0)
}
