import path from 'node:path'
import postgres from 'postgres'
import { readWords } from '@/scripts/support/options'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { listenForStop, orStopped } from '@/scripts/support/stop-signal'
import { printTable } from '@/tests/bench/stats'
import { requireEngines, startEngines } from './engines'
import { DIRECT, PORTS } from './ports'
import { VARIABLES } from './site'

/**
 * `npm run scale-out [-- throughput freshness changes kills]`: PgBouncer, a primary with two standbys, HAProxy, nginx and three
 * instances, of Debian's packages on loopback. Measures, and fails when something acknowledged is lost or an answer is older than
 * promised.
 */
const PARTS = ['throughput', 'freshness', 'changes', 'kills'] as const
const USAGE = `\n  npm run scale-out [-- ${PARTS.join(' | ')} …]   mide y daña un sitio de varias máquinas\n`
const asked = readWords(USAGE, (words) => words.every((word) => PARTS.some((part) => part === word)))
const parts = PARTS.filter((part) => asked.length === 0 || asked.includes(part))
const CHANGES = 200
const PAGES = 60

const stop = listenForStop()
// Before the first module of the application reads it.
Object.assign(process.env, VARIABLES)
const failures = await orStopped(stop, run()).catch((error: unknown) => {
  console.error(error)
  return 1
})
process.exit(failures === 0 ? 0 : 1)

async function run(): Promise<number> {
  requireEngines()
  const engines = await startEngines(path.join(PROJECT_ROOT, '.data/scale-out'))
  try {
    const { Instance, prepareSite } = await import('./site')
    await prepareSite(stop)
    const pets = await listPets()
    const instances = PORTS.instances.map((port) => new Instance(port))
    if (parts.some((part) => part !== 'throughput')) for (const instance of instances) await instance.start()
    let failures = 0
    try {
      failures = await examine(engines, instances, pets)
    } finally {
      for (const instance of instances) await instance.stop()
    }
    if (parts.includes('throughput')) {
      const { measureThroughput } = await import('./throughput')
      // The parts before have withdrawn some.
      print('Respuestas por segundo', await measureThroughput(await listPets()))
    }
    return failures
  } finally {
    await engines.stop()
  }
}

async function examine(
  engines: Awaited<ReturnType<typeof startEngines>>,
  instances: readonly import('./site').Instance[],
  pets: readonly number[],
): Promise<number> {
  let failures = 0
  const urls = instances.map(({ url }) => url)
  if (parts.includes('freshness')) {
    const { measureBetween } = await import('@/tests/bench/instances')
    print('Del cambio en una instancia hasta otra, ms', await measureBetween(urls[0] ?? '', urls[1] ?? ''))
  }
  if (parts.includes('changes')) {
    const { measureChanges } = await import('./changes')
    const rows = await measureChanges(urls, engines.nodes, CHANGES)
    print(`${CHANGES} cambios, con réplicas que se detienen, ms`, rows)
    failures += rows.reduce((sum, { late }) => sum + late, 0)
  }
  if (parts.includes('kills')) {
    const { killEach } = await import('./kills')
    const paths = [
      ...pets.slice(0, 20).map((id) => `/pet-detail/${id}`),
      '/',
      '/searcher/todos?q=luna',
      '/searcher/pet/dog',
    ]
    const { rows, problems, sent, acknowledged } = await killEach(engines, instances, paths)
    print('Lo que se mata, bajo carga', rows)
    console.log(`\n${sent} writes sent, ${acknowledged} acknowledged · ${problems.length} lost or twice`)
    for (const problem of problems.slice(0, 20)) console.log(`✗ ${problem}`)
    failures += problems.length
  }
  return failures
}

async function listPets(): Promise<number[]> {
  const sql = postgres(DIRECT, { max: 1 })
  try {
    const rows = await sql<{ id: number }[]>`
      select id from pet_search order by id limit ${PAGES}`
    return rows.map(({ id }) => id)
  } finally {
    await sql.end()
  }
}

function print(title: string, rows: readonly object[]): void {
  printTable(
    title,
    rows.map((row) => ({ ...row })),
  )
}
