import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startLocalPostgres } from '@/db/local/postgres'
import type { SearchRow } from './search-engines'
import { printTable } from './stats'

interface SearchReport {
  rows: SearchRow[]
  /** Facet values, totals and pages held against counts of plain columns, and how many were different. */
  compared: number
  different: number
}

/**
 * Measures whole answers (nine cards, exact total, exact counts of every facet) of both engines on databases of these
 * sizes, which are made when they are missing; then holds both engines against counts of plain columns. Each search
 * is measured right after a round trip that does nothing, the control, so that a noisy machine shows in both.
 */
async function measureSearch(sizes: readonly number[]): Promise<SearchReport> {
  const given = process.env.DATABASE_URL || null
  const options = { dataDir: '.data/bench', projectRoot: process.cwd(), log: console.log, throwaway: true }
  const local = given ? null : await startLocalPostgres(options)
  const report: SearchReport = { rows: [], compared: 0, different: 0 }
  const server = given ?? local?.url ?? ''
  // The modules of the application read the environment when they load.
  process.env.DATABASE_URL = server
  process.env.STAND_INS ??= 'allow'
  const [{ measureSpeed, verifyAnswers }, { ensureBenchDatabase }] = await Promise.all([
    import('./search-engines'),
    import('@/db/seed/scale/load'),
  ])
  try {
    for (const size of sizes) {
      const url = await ensureBenchDatabase(server, size)
      const rows = await measureSpeed(url, size)
      const cells = rows.map((row) => ({ ...row }))
      printTable(`Búsqueda entre ${size} mascotas, milisegundos por respuesta entera`, cells)
      report.rows.push(...rows)
      const { compared, different } = await verifyAnswers(url)
      report.compared += compared
      report.different += different
    }
  } finally {
    await local?.stop()
  }
  console.log(`\n${report.compared} valores comparados con SQL directo: ${report.different} distintos`)
  return report
}

/** `tsx tests/bench/search.ts 10000 100000 1000000` */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const sizes = process.argv.slice(2).map(Number)
  console.log(JSON.stringify(await measureSearch(sizes.length > 0 ? sizes : [10_000, 100_000, 1_000_000])))
}
