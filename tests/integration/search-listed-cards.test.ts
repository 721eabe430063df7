import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { pets } from '@/db/schema'
import { listCardsByIds, listListedCardsByIds } from '@/lib/pets/queries'
import { Listener } from '@/lib/platform/bus/listener'
import { PetIndexSync } from '@/lib/search/memory/index-sync'
import { memoryEngine } from '@/lib/search/memory/memory-search'
import { openPetSource } from '@/lib/search/memory/pet-queries'
import { insertOwner, insertPet, request } from '@/tests/support/search-world'

let listener: Listener
let indexSync: PetIndexSync
let ownerId: number

beforeAll(async () => {
  await db.execute(sql`truncate users, pets cascade`)
  ownerId = await insertOwner(db)
  const url = process.env.DATABASE_URL ?? ''
  listener = new Listener(url, (error) => console.error(error))
  indexSync = new PetIndexSync(openPetSource(url, listener), (error) => console.error(error))
})

afterAll(async () => {
  indexSync.close()
  listener.close()
})

const held = () => ({ heldAt: new Date(), holdReason: 'staff' as const })

const idsOf = (cards: readonly { id: number }[]) => cards.map(({ id }) => id)

describe('cards of a search', () => {
  it.each([
    ['held', held()],
    ['paused', { pausedAt: new Date() }],
    ['withdrawn', { status: 'inactivo' as const }],
    ['adopted', { status: 'adoptado' as const }],
  ])(
    'a pet that was %s since its id was found is skipped, the others keep their order',
    async (_, change) => {
      const before = await insertPet(db, { ownerId })
      const changed = await insertPet(db, { ownerId })
      const after = await insertPet(db, { ownerId })
      const ids = [after, changed, before]
      expect(idsOf(await listListedCardsByIds(db, ids))).toEqual(ids)
      await db.update(pets).set(change).where(eq(pets.id, changed))
      expect(idsOf(await listListedCardsByIds(db, ids))).toEqual([after, before])
      expect(idsOf(await listCardsByIds(db, ids))).toEqual(ids)
    },
  )

  it('sees the uncommitted changes of its own transaction, again and again', async () => {
    const id = await insertPet(db, { ownerId })
    const seen: number[][] = []
    for (let round = 0; round < 2; round++) {
      await db
        .transaction(async (tx) => {
          await tx.update(pets).set(held()).where(eq(pets.id, id))
          seen.push(idsOf(await listListedCardsByIds(tx, [id])))
          tx.rollback()
        })
        .catch(() => {})
    }
    expect(seen).toEqual([[], []])
    expect(idsOf(await listListedCardsByIds(db, [id]))).toEqual([id])
  })

  it('the index does not answer with a pet that left between its scan and the read of the cards', async () => {
    await expect.poll(() => indexSync.current, { timeout: 5000 }).not.toBeNull()
    const index = indexSync.current
    if (!index) throw new Error('the index is gone again')
    const all = await memoryEngine(index, (ids) => listListedCardsByIds(db, ids)).search(request())
    expect(all?.cards.length).toBeGreaterThan(0)
    const meanwhile = memoryEngine(index, async (ids) => {
      await db
        .update(pets)
        .set(held())
        .where(eq(pets.id, ids[0] ?? 0))
      return listListedCardsByIds(db, ids)
    })
    expect(await meanwhile.search(request())).toBeNull()
  })
})
