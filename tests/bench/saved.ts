import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { createDb, type OwnedDb } from '@/db/client'
import { startLocalPostgres } from '@/db/local/postgres'
import { savedSearches } from '@/db/schema'
import { createRandom } from '@/db/seed/random'
import { createOwners } from '@/db/seed/scale/rows'
import { drawRequest, drawText } from '@/tests/support/search-mix'
import { percentile, printTable } from './stats'

const PETS = 100_000
const SEARCHES = 100_000
const PER_PERSON = 5
/** One search in so many is for a text. */
const TEXT_EVERY = 10
const ARRIVALS = 120
const WARM_UP = 20
const BATCH = 1000

interface SavedRow {
  búsquedas: number
  personas: number
  p50: number
  p95: number
  máximo: number
}

/** How long it takes to find who is to be told of one new pet, and to write it down, among 100,000 saved searches. */
async function measureSaved(): Promise<SavedRow[]> {
  const given = process.env.DATABASE_URL || null
  const options = { dataDir: '.data/bench', projectRoot: process.cwd(), log: console.log, throwaway: true }
  const local = given ? null : await startLocalPostgres(options)
  const server = given ?? local?.url ?? ''
  // The modules of the application read the environment when they load.
  process.env.DATABASE_URL = server
  process.env.STAND_INS ??= 'allow'
  const { ensureBenchDatabase } = await import('@/db/seed/scale/load')
  const db = createDb(await ensureBenchDatabase(server, PETS), { max: 2 })
  try {
    await fillSearches(db)
    const rows = [await measureArrivals(db)]
    printTable(
      `Una mascota nueva entre ${SEARCHES} búsquedas guardadas, milisegundos`,
      rows.map((row) => ({ ...row })),
    )
    await db.execute(sql`truncate saved_searches cascade`)
    return rows
  } finally {
    await db.$client.end()
    await local?.stop()
  }
}

async function fillSearches(db: OwnedDb): Promise<void> {
  const { columnsOfRequest } = await import('@/lib/saved-searches/queries')
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
  const { matchArrival } = await import('@/lib/saved-searches/operations/match')
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

/** `tsx tests/bench/saved.ts` */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (existsSync('.env')) process.loadEnvFile('.env')
  console.log(JSON.stringify(await measureSaved()))
}
