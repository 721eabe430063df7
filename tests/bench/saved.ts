import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startLocalPostgres } from '@/db/local/postgres'
import type { SavedRow } from './saved-matching'
import { printTable } from './stats'

/** How long a new pet takes among 100,000 saved searches. */
async function measureSaved(): Promise<SavedRow[]> {
  const given = process.env.DATABASE_URL || null
  const options = { dataDir: '.data/bench', projectRoot: process.cwd(), log: console.log, throwaway: true }
  const local = given ? null : await startLocalPostgres(options)
  const server = given ?? local?.url ?? ''
  // The modules of the application read the environment when they load.
  process.env.DATABASE_URL = server
  process.env.STAND_INS ??= 'allow'
  const [{ measureMatching, PETS }, { ensureBenchDatabase }] = await Promise.all([
    import('./saved-matching'),
    import('@/db/seed/scale/load'),
  ])
  try {
    const rows = await measureMatching(await ensureBenchDatabase(server, PETS))
    const cells = rows.map((row) => ({ ...row }))
    printTable('Una mascota nueva entre las búsquedas guardadas, milisegundos', cells)
    return rows
  } finally {
    await local?.stop()
  }
}

/** `tsx tests/bench/saved.ts` */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (existsSync('.env')) process.loadEnvFile('.env')
  console.log(JSON.stringify(await measureSaved()))
}
