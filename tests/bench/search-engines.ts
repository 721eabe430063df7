import { sql } from 'drizzle-orm'
import { createDb, type OwnedDb } from '@/db/client'
import { createRandom } from '@/db/seed/random'
import { listListedCardsByIds } from '@/lib/pets/queries'
import { Listener } from '@/lib/platform/bus/listener'
import type { SearchRequest, SearchResult } from '@/lib/search/dto'
import { PetIndexSync } from '@/lib/search/memory/index-sync'
import { memoryEngine } from '@/lib/search/memory/memory-search'
import type { PetIndex } from '@/lib/search/memory/pet-index'
import { openPetSource } from '@/lib/search/memory/pet-queries'
import { sqlEngine } from '@/lib/search/queries/engine'
import { drawHome, drawMatch, drawRequest, drawText } from '@/tests/support/search-mix'
import { compareWithTruth } from './search-truth'
import { percentile } from './stats'

export interface SearchRow {
  pets: number
  what: string
  p50: number
  p95: number
  samples: number
}

const MEASURED = 400
const MEASURED_TEXTS = 160
const WARM_UP = 40
/** Some ten thousand values on each database. */
const COMPARED = 60
const CHANGES = 50
const CONNECTIONS = 10

/** Measures both engines on the bench database at `url`, which holds `pets` pets. */
export function measureSpeed(url: string, pets: number): Promise<SearchRow[]> {
  return withIndex(url, async (db, indexSync, loadingMs) => {
    const loading = row(pets, 'índice leído a memoria', [loadingMs])
    const searches = await drawSearches(db, WARM_UP + MEASURED)
    const answers = await measureEngines(db, await whenLoaded(indexSync), searches, pets)
    const texts = await measureTexts(db, pets)
    const forYou = await measureForYou(db, searches, pets)
    return [...answers, ...texts, forYou, await measureFreshness(db, indexSync, pets), loading]
  })
}

/** Holds both engines against counts of plain columns. @returns how many values were compared and how many differ. */
export function verifyAnswers(url: string): Promise<{ compared: number; different: number }> {
  return withIndex(url, async (db, indexSync) =>
    compareWithTruth(url, await drawSearches(db, COMPARED), engines(db, await whenLoaded(indexSync))),
  )
}

/** @param work gets a client, an index sync whose index is loaded, and how long the loading took. */
async function withIndex<Result>(
  url: string,
  work: (db: OwnedDb, indexSync: PetIndexSync, loadingMs: number) => Promise<Result>,
): Promise<Result> {
  const db = createDb(url, { max: CONNECTIONS })
  const start = performance.now()
  const listener = new Listener(url, (error) => console.error(error))
  const indexSync = new PetIndexSync(openPetSource(url, listener), (error) => console.error(error))
  try {
    await whenLoaded(indexSync)
    return await work(db, indexSync, performance.now() - start)
  } finally {
    indexSync.close()
    listener.close()
    await db.$client.end()
  }
}

async function whenLoaded(indexSync: PetIndexSync): Promise<PetIndex> {
  while (!indexSync.current) await nextTurn()
  return indexSync.current
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

async function drawSearches(db: OwnedDb, count: number): Promise<SearchRequest[]> {
  const foundations = await db.execute<{ id: number }>(sql`select user_id as id from foundations order by 1`)
  const random = createRandom(2026)
  const ids = foundations.map(({ id }) => id)
  return Array.from({ length: count }, () => drawRequest(random, ids))
}

type Engine = (request: SearchRequest) => Promise<SearchResult>

function engines(db: OwnedDb, index: PetIndex): Record<'SQL' | 'memoria', Engine> {
  return {
    SQL: (request) => sqlEngine(db).search(request),
    memoria: async (request) =>
      (await memoryEngine(index, (ids) => listListedCardsByIds(db, ids)).search(request)) ??
      sqlEngine(db).search(request),
  }
}

async function measureEngines(db: OwnedDb, index: PetIndex, searches: SearchRequest[], pets: number) {
  const samples = new Map<string, number[]>()
  const time = async (what: string, work: () => Promise<unknown>) => {
    const start = performance.now()
    await work()
    samples.set(what, [...(samples.get(what) ?? []), performance.now() - start])
  }
  for (const [at, search] of searches.entries()) {
    if (at === WARM_UP) samples.clear()
    await time('control: select 1', () => db.execute(sql`select 1`))
    await time('control: una fila por clave', () =>
      db.execute(sql`select * from pets where id = ${100_001 + at}`),
    )
    for (const [name, answer] of Object.entries(engines(db, index))) await time(name, () => answer(search))
  }
  return [...samples].map(([what, ms]) => row(pets, what, ms))
}

/** Texts are searched in SQL whatever the engine; by relevance, and newest first for comparison. */
async function measureTexts(db: OwnedDb, pets: number): Promise<SearchRow[]> {
  const random = createRandom(2027)
  const samples: Record<'relevance' | 'newest', number[]> = { relevance: [], newest: [] }
  for (let at = 0; at < WARM_UP + MEASURED_TEXTS; at++) {
    const search = { ...drawRequest(random, []), filters: {}, text: drawText(random) }
    for (const sort of ['newest', 'relevance'] as const) {
      const start = performance.now()
      await sqlEngine(db).search({ ...search, sort })
      if (at >= WARM_UP) samples[sort].push(performance.now() - start)
    }
  }
  return [
    row(pets, 'SQL, texto por relevancia', samples.relevance),
    row(pets, 'SQL, texto por fecha', samples.newest),
  ]
}

/** The same searches, over every place and in the order for an adopter, who lives in any city and looks for anything. */
async function measureForYou(db: OwnedDb, searches: SearchRequest[], pets: number): Promise<SearchRow> {
  const random = createRandom(2028)
  const samples: number[] = []
  for (const [at, search] of searches.entries()) {
    const place = {
      kind: 'for-you',
      match: drawMatch(random),
      ...drawHome(random),
      settled: [],
    } as const
    const start = performance.now()
    await sqlEngine(db).search({
      ...search,
      sort: 'relevance',
      near: null,
      scope: { ...search.scope, place },
    })
    if (at >= WARM_UP) samples.push(performance.now() - start)
  }
  return row(pets, 'SQL, para ti', samples)
}

/** From the commit of a change to the moment the index shows it. */
async function measureFreshness(db: OwnedDb, indexSync: PetIndexSync, pets: number): Promise<SearchRow> {
  const samples: number[] = []
  const [pet] = await db.execute<{ id: number }>(sql`select max(id) as id from pet_search`)
  for (let at = 0; at < CHANGES; at++) {
    for (const status of ['en proceso', 'adoptable']) {
      const before = indexSync.current?.size
      await db.execute(sql`update pets set status = ${status} where id = ${pet?.id}`)
      const committed = performance.now()
      while (indexSync.current?.size === before) await nextTurn()
      samples.push(performance.now() - committed)
    }
  }
  return row(pets, 'de la confirmación a la memoria', samples)
}

function row(pets: number, what: string, ms: number[]): SearchRow {
  const rounded = (share: number) => Number(percentile(ms, share).toFixed(1))
  return { pets, what, p50: rounded(0.5), p95: rounded(0.95), samples: ms.length }
}
