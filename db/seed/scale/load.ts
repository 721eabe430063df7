import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import postgres from 'postgres'
import { createDb } from '@/db/client'
import { migrateDatabase } from '@/db/migrate'
import { seedCatalog } from '@/db/seed/catalog'
import {
  createOwners,
  FOUNDATION_COLUMNS,
  foundationRows,
  PET_COLUMNS,
  petRows,
  USER_COLUMNS,
  userRows,
} from './rows'

type Cell = string | number | boolean | null

/** Deterministic pets in `querencia_bench_<count>`. @returns its URL. */
export async function createBenchDatabase(serverUrl: string, count: number): Promise<string> {
  const url = benchUrl(serverUrl, count)
  await recreate(serverUrl, new URL(url).pathname.slice(1))
  await migrateDatabase(url)
  const db = createDb(url, { max: 1 })
  try {
    await seedCatalog(db)
    await fill(db.$client, count)
  } finally {
    await db.$client.end()
  }
  return url
}

/** Reuses and migrates an existing database. */
export async function ensureBenchDatabase(serverUrl: string, count: number): Promise<string> {
  const url = benchUrl(serverUrl, count)
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await migrateDatabase(url)
    const [filled] = await sql`select from pets limit 1`
    if (filled) return url
  } catch (error) {
    if (!(error instanceof postgres.PostgresError && error.code === NO_SUCH_DATABASE)) throw error
  } finally {
    await sql.end()
  }
  return createBenchDatabase(serverUrl, count)
}

const NO_SUCH_DATABASE = '3D000'

function benchUrl(serverUrl: string, count: number): string {
  const url = new URL(serverUrl)
  url.pathname = `/querencia_bench_${count}`
  return url.href
}

async function recreate(serverUrl: string, name: string): Promise<void> {
  const sql = postgres(serverUrl, { max: 1, onnotice: () => {} })
  try {
    await sql`drop database if exists ${sql(name)} with (force)`
    await sql`create database ${sql(name)}`
  } finally {
    await sql.end()
  }
}

/** Search tables are built once at the end. Disabling triggers needs a superuser. */
async function fill(sql: postgres.Sql, count: number): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await copyPets(tx, count)
    await tx`analyze users, foundations, pets`
    await tx`select refresh_pet_search()`
  })
  await sql`vacuum analyze`
}

/** Into empty tables. */
export async function copyPets(sql: postgres.ISql, count: number): Promise<void> {
  const owners = createOwners(count)
  await copy(sql, 'users', USER_COLUMNS, userRows(owners))
  await copy(sql, 'foundations', FOUNDATION_COLUMNS, foundationRows(owners))
  await copy(sql, 'pets', PET_COLUMNS, petRows(count, owners))
}

async function copy(
  sql: postgres.ISql,
  table: string,
  columns: string,
  rows: Iterable<Cell[]>,
): Promise<void> {
  const target = await sql.unsafe(`copy ${table} (${columns}) from stdin`).writable()
  await pipeline(Readable.from(chunks(rows)), target)
}

/** Generated texts need no escaping. */
function* chunks(rows: Iterable<Cell[]>): Generator<string> {
  let lines: string[] = []
  for (const row of rows) {
    lines.push(row.map((cell) => (cell === null ? '\\N' : String(cell))).join('\t'))
    if (lines.length < 1000) continue
    yield `${lines.join('\n')}\n`
    lines = []
  }
  if (lines.length > 0) yield `${lines.join('\n')}\n`
}
