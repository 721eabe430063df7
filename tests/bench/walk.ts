import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import pLimit from 'p-limit'
import postgres from 'postgres'
import { startLocalPostgres } from '@/db/local/postgres'
import { ensureBenchDatabase } from '@/db/seed/scale/load'
import { build } from '@/scripts/support/build'
import { serveBuild } from '@/scripts/support/server'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { residentMb } from '@/tests/support/memory'
import { percentile, printTable } from './stats'

/** Pets of the database, and addresses of each kind that are asked for. */
const PETS = 100_000
const count = Number(process.argv[2] ?? 100_000)
const AT_ONCE = 16
const PORT = 4392
const DIST_DIR = '.next-bench'
const DATA_DIR = path.join(PROJECT_ROOT, '.data/walk')
/** Reads memory once in so many requests. */
const LOOK_EVERY = 1_000

/** `npm run bench -- walk [count]`: walks through real, unknown and noisy addresses; memory and disk have to stay bounded. */
const local = await startLocalPostgres({
  dataDir: '.data/bench',
  projectRoot: PROJECT_ROOT,
  log: console.log,
  throwaway: true,
})
rmSync(DATA_DIR, { recursive: true, force: true })
const stop = new AbortController().signal
const variables = {
  DATABASE_URL: await ensureBenchDatabase(local.url, PETS),
  DATA_DIR,
  SITE_URL: `http://localhost:${PORT}`,
  STAND_INS: 'allow',
  SEARCH_ENGINE: 'memory',
  AUTH_SECRET: 'the benchmarks have nothing to hide',
  BENCH: '1',
}
await build({ distDir: DIST_DIR, variables, stop })
const server = await serveBuild(DIST_DIR, { port: PORT, host: '127.0.0.1', variables, stop })
try {
  const sql = postgres(variables.DATABASE_URL, { max: 1 })
  const ids = (await sql<{ id: number }[]>`select id from pets order by id limit ${count}`).map(
    ({ id }) => id,
  )
  await sql.end()
  const real = (n: number) => `/pet-detail/${ids[n % ids.length]}`
  const rows = [
    await walk('real', real),
    await walk('real, again', real),
    await walk('unknown numbers', (n) => `/pet-detail/${1_500_000_000 + n}`),
    await walk('noisy', noisy),
  ]
  printTable('Un paseo por muchas direcciones', rows)
  console.log(JSON.stringify(rows))
} finally {
  await server.stop()
  await local.stop()
}

function noisy(n: number): string {
  const id = 100_000 + (n % 400)
  const kinds = [
    `/pet-detail/${id}?utm_source=${n}`,
    `/pet-detail/${id}?${'x'.repeat(3_500)}=${n}`,
    `/pet-detail/%3${id % 10}${n}`,
    `/pet-detail/${'9'.repeat(300)}${n}`,
    `/searcher/todos?q=${'ñ'.repeat(20)}${n}`,
    `/searcher/location/city/ciudad-${n}`,
    `/foundation/${n}x`,
    `/${'a'.repeat(8_000)}${n}`,
  ]
  return kinds[n % kinds.length] ?? '/'
}

async function walk(name: string, addressOf: (n: number) => string) {
  const limit = pLimit(AT_ONCE)
  const [disk, started] = [folderMb(), performance.now()]
  const times: number[] = []
  let [peakMb, failed] = [residentMb(server), 0]
  const ask = async (n: number) => {
    const from = performance.now()
    const answer = await fetch(variables.SITE_URL + addressOf(n), {
      redirect: 'manual',
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    })
    await answer.arrayBuffer()
    times.push(performance.now() - from)
    if (answer.status >= 500) failed++
    if (n % LOOK_EVERY === 0) peakMb = Math.max(peakMb, residentMb(server))
  }
  for (let from = 0; from < count; from += LOOK_EVERY) {
    const numbers = Array.from({ length: Math.min(LOOK_EVERY, count - from) }, (_, at) => from + at)
    await Promise.all(numbers.map((n) => limit(ask, n)))
  }
  return {
    addresses: name,
    requests: count,
    perSecond: Math.round((count * 1000) / (performance.now() - started)),
    p50: Number(percentile(times, 0.5).toFixed(1)),
    p99: Number(percentile(times, 0.99).toFixed(1)),
    failed,
    'memory MB': Math.max(peakMb, residentMb(server)),
    'disk growth MB': folderMb() - disk,
  }
}

/** Of the folder for files and of the build, where the framework would keep pages. */
function folderMb(): number {
  const bytes = [DATA_DIR, path.join(PROJECT_ROOT, DIST_DIR, 'standalone')].map(sizeOf)
  return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1024 ** 2)
}

function sizeOf(folder: string): number {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return names.reduce((sum, name) => sum + (statSync(path.join(folder, name)).size || 0), 0)
  } catch {
    return 0
  }
}
