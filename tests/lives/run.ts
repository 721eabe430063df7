import { randomInt } from 'node:crypto'
import path from 'node:path'
import { startLocalPostgres } from '@/db/local/postgres'
import { migrateDatabase } from '@/db/migrate'
import { areCounts, readWords } from '@/scripts/support/options'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { TEST_VARIABLES } from '@/scripts/support/stages'
import { listenForStop } from '@/scripts/support/stop-signal'
import { databaseUrlOf, dropDatabase, testDatabase, withAdmin } from '@/scripts/support/test-database'
import { handleUncaught } from '@/server/uncaught'

/**
 * `npm run lives [-- lives [seed]]`: so many random lives on a Postgres of their own, while the clock moves by three years
 * and the cleanup runs at each step. Prints what had to go and went; fails when anything outlives its term, or is gone
 * that has to stay.
 */
const USAGE =
  '\n  npm run lives [-- vidas [semilla]]   deja pasar tres años de vidas al azar y mira qué se borra\n'
const [count = 10_000, seed = randomInt(2 ** 31)] = readWords(
  USAGE,
  (words) => words.length <= 2 && areCounts(words),
).map(Number)

// As in a server: the driver may write to a connection that it has just replaced.
process.on('uncaughtException', (error) => handleUncaught(error))
const stop = listenForStop()
const dataDir = path.join(PROJECT_ROOT, '.data/lives')
const server = { dataDir, projectRoot: PROJECT_ROOT, log: () => {}, throwaway: true, inMemory: true }
const postgres = await startLocalPostgres(server)
const name = testDatabase('lives')
const url = databaseUrlOf(postgres.url, name)
let violations: readonly string[] = ['It did not end']
try {
  await withAdmin(postgres.url, async (sql) => {
    await sql`create database ${sql(name)}`
  })
  // Before the first module of the application reads it.
  Object.assign(process.env, TEST_VARIABLES, {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    STAND_INS: 'allow',
    SEARCH_ENGINE: 'sql',
    // A busy machine may keep a transaction waiting.
    DATABASE_STATEMENT_SECONDS: '60',
  })
  await migrateDatabase(url)
  const { db } = await import('@/db/client')
  const { seedCatalog } = await import('@/db/seed/catalog')
  await seedCatalog(db)
  const { live } = await import('./lives')
  const { printReport } = await import('./report')
  const started = performance.now()
  const told = await live({ count, seed, stop, log: console.log })
  printReport(told, { count, seed, seconds: (performance.now() - started) / 1000 })
  violations = told.violations
} finally {
  await dropDatabase(postgres.url, name)
  await postgres.stop()
}
process.exit(violations.length === 0 ? 0 : 1)
