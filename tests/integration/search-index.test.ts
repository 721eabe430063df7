import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { pets, users } from '@/db/schema'
import { Listener } from '@/lib/platform/bus/listener'
import { PetIndexSync } from '@/lib/search/memory/index-sync'
import { openPetSource } from '@/lib/search/memory/pet-queries'
import { PostgresProxy } from '@/tests/support/postgres-proxy'
import { insertOwner, insertPet } from '@/tests/support/search-world'

let listener: Listener
let indexSync: PetIndexSync

beforeAll(async () => {
  await db.execute(sql`truncate users, pets cascade`)
  const url = process.env.DATABASE_URL ?? ''
  listener = new Listener(url, (error) => console.error(error))
  indexSync = new PetIndexSync(openPetSource(url, listener), (error) => console.error(error))
})

afterAll(async () => {
  indexSync.close()
  listener.close()
})

const idsOf = (sync: PetIndexSync) =>
  [...(sync.current?.slotsOf({ kind: 'anywhere' }) ?? [])].map((slot) => sync.current?.columns.id[slot])
const indexed = () => idsOf(indexSync)
const expectIndexed = (ids: number[]) => expect.poll(indexed, { timeout: 5000, interval: 5 }).toEqual(ids)

describe('PetIndexSync', () => {
  it('the in-memory index shows inserts, updates and deletes after commit', async () => {
    const ownerId = await insertOwner(db)
    const first = await insertPet(db, { ownerId, publishedAt: new Date('2026-03-01') })
    const second = await insertPet(db, { ownerId, publishedAt: new Date('2026-03-02') })
    await expectIndexed([first, second])
    await db
      .update(pets)
      .set({ publishedAt: new Date('2026-03-03') })
      .where(eq(pets.id, first))
    await expectIndexed([second, first])
    await db.update(pets).set({ status: 'adoptado' }).where(eq(pets.id, second))
    await expectIndexed([first])
    await db.update(users).set({ active: false }).where(eq(users.id, ownerId))
    await expectIndexed([])
  })

  it('the in-memory index reads again where a reading gets no answer', async () => {
    const proxy = new PostgresProxy(process.env.DATABASE_URL ?? '')
    await proxy.open()
    const failures: unknown[] = []
    const sync = new PetIndexSync(openPetSource(proxy.url, listener, 500), (error) => failures.push(error))
    try {
      await expect.poll(() => sync.current, { timeout: 5000 }).not.toBeNull()
      proxy.silence()
      const id = await insertPet(db, { ownerId: await insertOwner(db) })
      await expect.poll(() => failures, { timeout: 5000 }).toHaveLength(1)
      proxy.restore()
      await expect.poll(() => idsOf(sync), { timeout: 5000 }).toEqual([id])
      await db.delete(pets).where(eq(pets.id, id))
    } finally {
      sync.close()
      await proxy.close()
    }
  })

  it('the in-memory index never shows rolled back changes', async () => {
    const ownerId = await insertOwner(db)
    const rolledBack = db.transaction(async (tx) => {
      await insertPet(tx, { ownerId })
      tx.rollback()
    })
    await expect(rolledBack).rejects.toThrow()
    const kept = await insertPet(db, { ownerId })
    await expectIndexed([kept])
    await db.delete(pets).where(eq(pets.id, kept))
    await expectIndexed([])
  })

  it('the in-memory index catches up after a lost connection', async () => {
    const listeners = () =>
      db.execute<{ pid: number }>(
        sql`select pid from pg_stat_activity where query like '%listen pet_changes%' and pid <> pg_backend_pid() and datname = current_database()`,
      )
    const [found] = await listeners()
    expect(found).toBeDefined()
    const id = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(${found?.pid})`)
      return insertPet(tx, { ownerId: await insertOwner(tx) })
    })
    await expectIndexed([id])
    await db.delete(pets).where(eq(pets.id, id))
    await expectIndexed([])
  })

  it('the in-memory index is loaded after a bulk load that brought enough listed pets', async () => {
    const ownerId = await insertOwner(db)
    const first = await insertPet(db, { ownerId })
    await insertPet(db, { ownerId, status: 'adoptado' })
    const source = openPetSource(process.env.DATABASE_URL ?? '', listener)
    expect(await source.count()).toBe(1)
    const counting = vi.spyOn(source, 'count')
    const sync = new PetIndexSync(source, (error) => console.error(error), 2)
    try {
      // Whether the index is worth it is decided before the second pet is there.
      await expect.poll(() => counting.mock.results.length).toBe(1)
      await counting.mock.results[0]?.value
      const second = await insertPet(db, { ownerId })
      await expectIndexed([first, second])
      expect(sync.current).toBeNull()
      await db.execute(sql`select refresh_pet_search()`)
      await expect.poll(() => idsOf(sync), { timeout: 5000 }).toEqual([first, second])
    } finally {
      sync.close()
      await db.delete(users).where(eq(users.id, ownerId))
    }
    await expectIndexed([])
  })

  it('the in-memory index reloads after a bulk load', async () => {
    const ownerId = await insertOwner(db)
    const id = await db.transaction(async (tx) => {
      await tx.execute(sql`alter table pets disable trigger user`)
      const loaded = await insertPet(tx, { ownerId })
      await tx.execute(sql`select refresh_pet_search()`)
      await tx.execute(sql`alter table pets enable trigger user`)
      return loaded
    })
    await expectIndexed([id])
  })
})
