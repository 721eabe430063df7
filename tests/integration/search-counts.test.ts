import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDb } from '@/db/client'
import { createRandom } from '@/db/seed/random'
import { copyPets } from '@/db/seed/scale/load'
import { createOwners } from '@/db/seed/scale/rows'
import { listListedCardsByIds } from '@/lib/pets/queries'
import { Listener } from '@/lib/platform/bus/listener'
import { FACETS, type SearchRequest, type SearchResult, SORTS } from '@/lib/search/dto'
import type { SearchEngine } from '@/lib/search/engine'
import { PetIndexSync } from '@/lib/search/memory/index-sync'
import { memoryEngine } from '@/lib/search/memory/memory-search'
import { openPetSource } from '@/lib/search/memory/pet-queries'
import { foldPetCounts } from '@/lib/search/operations'
import { sqlEngine } from '@/lib/search/queries/engine'
import { drawRequest } from '@/tests/support/search-mix'
import { createOracle } from '@/tests/support/search-oracle'
import { request } from '@/tests/support/search-world'

const PETS = 600
const SEARCHES = 160
const FIRST_WORDS = ['tranquilo', 'siesta', 'vacunada', 'mestizo', 'carinoso', 'perro']
/** The last word may be the beginning of one. */
const LAST_WORDS = ['jug', 'negro', 'famil', 'gato', 'esterilizados']
/** Words of every field; some names are also breeds, tags or the beginning of other names. */
const TEXTS = [
  'luna',
  'mestizo',
  'negro',
  'tranquilo',
  'siesta',
  'max',
  'golden',
  'tranquilo perro',
  'mestizo lun',
]

const url = process.env.DATABASE_URL ?? ''
const db = createDb(url, { max: 4 })
const listener = new Listener(url, (error) => console.error(error))
const indexSync = new PetIndexSync(openPetSource(url, listener), (error) => console.error(error))
const random = createRandom(7)
const oracle = createOracle(db)
let searches: SearchRequest[]

/** Through the triggers, as one statement per table; kept counts have some folded and some not. */
beforeAll(async () => {
  await db.execute(sql`truncate users, pets cascade`)
  await copyPets(db.$client, PETS)
  await foldPetCounts(db)
  await db.execute(sql`update pets set status = 'en proceso' where id % 6 = 0`)
  const foundations = createOwners(PETS).foundations.map(({ id }) => id)
  searches = Array.from({ length: SEARCHES }, () => {
    const search = drawRequest(random, foundations, SORTS)
    // The pages of so few pets are soon over: deep ones come back to where there are some.
    return { ...search, page: ((search.page - 1) % 12) + 1 }
  })
})

afterAll(async () => {
  indexSync.close()
  listener.close()
  await db.$client.end()
})

async function expectTruth(search: SearchRequest, answer: SearchResult): Promise<void> {
  const told = JSON.stringify(search)
  expect(answer.total, told).toBe(await oracle.total(search))
  expect(
    answer.cards.map((card) => card.id),
    told,
  ).toEqual(await oracle.page(search))
  for (const facet of FACETS) {
    const counts: Map<string | number, number> = answer.facets[facet]
    expect(counts, `${facet} of ${told}`).toEqual(await oracle.count(search, facet))
  }
}

async function loadedEngine(): Promise<SearchEngine> {
  await expect.poll(() => indexSync.current, { timeout: 10_000 }).not.toBeNull()
  if (!indexSync.current) throw new Error('the index is gone again')
  return memoryEngine(indexSync.current, (ids) => listListedCardsByIds(db, ids))
}

describe('search engines', () => {
  it('SQL search agrees with a naive count of plain columns on total, page and every facet', async () => {
    for (const search of searches) await expectTruth(search, await sqlEngine(db).search(search))
  }, 120_000)

  it('an ids-only search has the same page and total as the full search', async () => {
    const memory = await loadedEngine()
    for (const search of searches.slice(0, 40)) {
      const { cards, total } = await sqlEngine(db).search(search)
      const found = { ids: cards.map((card) => card.id), total }
      expect(await sqlEngine(db).findIds(search), JSON.stringify(search)).toEqual(found)
      expect(await memory.findIds(search), JSON.stringify(search)).toEqual(found)
    }
  }, 60_000)

  it('the in-memory engine answers exactly like SQL', async () => {
    const memory = await loadedEngine()
    for (const search of searches) {
      const fromMemory = await memory.search(search)
      expect(fromMemory, JSON.stringify(search)).toEqual(await sqlEngine(db).search(search))
    }
  }, 60_000)

  it('a text search counts exactly the pets that have every word, in the order that is asked for', async () => {
    for (const [at, base] of searches.slice(0, 40).entries()) {
      const text = `${FIRST_WORDS[at % FIRST_WORDS.length]} ${LAST_WORDS[at % LAST_WORDS.length]}`
      const search = { ...base, text, filters: at % 2 ? base.filters : {} }
      await expectTruth(search, await sqlEngine(db).search(search))
    }
  }, 60_000)

  it('a text search by relevance agrees with points counted in plain columns, page by page', async () => {
    for (const text of TEXTS) {
      const search = request({ text, sort: 'relevance' })
      const { total } = await sqlEngine(db).search(search)
      expect(total, text).toBeGreaterThan(0)
      const seen: number[] = []
      for (let page = 1; seen.length < Math.min(total, 60); page++) {
        const { ids } = await sqlEngine(db).findIds({ ...search, page })
        expect(ids, `${text}, page ${page}`).toEqual(await oracle.page({ ...search, page }))
        seen.push(...ids)
      }
      expect(new Set(seen).size, text).toBe(seen.length)
    }
  }, 60_000)

  it('relevance without a text is newest first in both engines', async () => {
    const memory = await loadedEngine()
    const { ids } = await sqlEngine(db).findIds(request({ sort: 'newest' }))
    expect((await sqlEngine(db).findIds(request({ sort: 'relevance' }))).ids).toEqual(ids)
    expect((await memory.findIds(request({ sort: 'relevance' }))).ids).toEqual(ids)
  })

  it('beyond the last page there are no cards and the total is right', async () => {
    const beyond = request({ page: 5000 })
    const answer = await sqlEngine(db).search(beyond)
    expect(answer.cards).toEqual([])
    expect(answer.total).toBe(await oracle.total(beyond))
    expect(answer.total).toBeGreaterThan(0)
  })
})
