import { existsSync } from 'node:fs'
import { startLocalPostgres } from '@/db/local/postgres'

const [word = '100000', ...more] = process.argv.slice(2)
const count = Number(word)
if (more.length > 0 || !/^[1-9]\d*$/.test(word)) {
  console.error('\n  npm run seed:scale [-- número de mascotas]   llena una base de datos aparte\n')
  process.exit(1)
}
if (existsSync('.env')) process.loadEnvFile('.env')

const given = process.env.DATABASE_URL
const local = given
  ? null
  : await startLocalPostgres({
      dataDir: process.env.DATA_DIR ?? '.data',
      projectRoot: process.cwd(),
      log: console.log,
    })
const server = given ?? local?.url ?? ''
// Application modules read the environment on import.
process.env.DATABASE_URL ??= server
process.env.STAND_INS ??= 'allow'
const { createBenchDatabase } = await import('./scale/load')
try {
  const started = Date.now()
  const url = new URL(await createBenchDatabase(server, count))
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`Listo: ${count} mascotas en ${url.pathname.slice(1)} en ${seconds} s`)
} finally {
  await local?.stop()
}
