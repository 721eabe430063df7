import { sql } from 'drizzle-orm'
import { createDb, type OwnedDb } from '@/db/client'
import { savedSearches } from '@/db/schema'
import { createRandom } from '@/db/seed/random'
import { createOwners } from '@/db/seed/scale/rows'
import { matchArrival } from '@/lib/search/saved-searches/operations/match'
import { columnsOfRequest } from '@/lib/search/saved-searches/queries'
import { drawRequest, drawText } from '@/tests/support/search-mix'
import { percentile } from './stats'

export interface SavedRow {
  búsquedas: number
  /** People who are told of a pet. */
  personas: number
  p50: number
  p95: number
  máximo: number
}

export const PETS = 100_000
const SEARCHES = 100_000
const PER_PERSON = 5
/** One search in so many is for a text. */
const TEXT_EVERY = 10
const ARRIVALS = 120
const WARM_UP = 20
const BATCH = 1000

/** Finds who is to be told of one new pet and writes it down, on the bench database at `url`; leaves no saved searches. */
export async function measureMatching(url: string): Promise<SavedRow[]> {
  const db = createDb(url, { max: 4 })
  try {
    await fillSearches(db)
    return [await measureArrivals(db)]
  } finally {
    await db.execute(sql`truncate saved_searches cascade`)
    await db.$client.end()
  }
}

async function fillSearches(db: OwnedDb): Promise<void> {
  const { people, foundations } = createOwners(PETS)
  const foundationIds = foundations.map(({ id }) => id)
  const random = createRandom(2028)
  await db.execute(sql`truncate saved_searches cascade`)
  for (let from = 0; from < SEARCHES; from += BATCH) {
    const rows = await Promise.all(
      Array.from({ length: BATCH }, async (_, at) => {
        const search = drawRequest(random, foundationIds)
        const text = (from + at) % TEXT_EVERY === 0 ? drawText(random) : ''
        return {
          userId: people[Math.floor((from + at) / PER_PERSON) % people.length]?.id ?? 0,
          name: 'Banco de pruebas',
          path: `/${from + at}`,
          frequency: random.chance(0.5) ? ('al instante' as const) : ('diaria' as const),
          ...(await columnsOfRequest(db, { ...search, text })),
        }
      }),
    )
    await db.insert(savedSearches).values(rows)
  }
  await db.execute(sql`vacuum analyze saved_searches`)
}

async function measureArrivals(db: OwnedDb): Promise<SavedRow> {
  const pets = await db.execute<{ id: number }>(
    sql`select id from pet_search order by hashint4(id) limit ${ARRIVALS}`,
  )
  const samples: number[] = []
  let people = 0
  for (const [at, { id }] of pets.entries()) {
    await db.execute(sql`delete from pet_arrivals where pet_id = ${id}`)
    const [arrival] = await db.execute<{ id: number }>(
      sql`insert into pet_arrivals (pet_id, arrived_at) values (${id}, now()) returning id`,
    )
    const start = performance.now()
    const told = await matchArrival(db, arrival?.id ?? 0, new Date())
    if (at < WARM_UP) continue
    samples.push(performance.now() - start)
    people += told
  }
  const rounded = (ms: number) => Number(ms.toFixed(1))
  return {
    búsquedas: SEARCHES,
    personas: Math.round(people / samples.length),
    p50: rounded(percentile(samples, 0.5)),
    p95: rounded(percentile(samples, 0.95)),
    máximo: rounded(Math.max(...samples)),
  }
}
