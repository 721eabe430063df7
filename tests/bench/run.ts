import { mkdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from '@/scripts/support/build'
import { type Child, startNode } from '@/scripts/support/child'
import { BROWSER_FLAGS, ensureBrowser } from '@/scripts/support/chromium'
import { areCounts, readWords } from '@/scripts/support/options'
import { serveBuild } from '@/scripts/support/server'
import { NEXT, PROJECT_ROOT } from '@/scripts/support/settings'
import { listenForStop } from '@/scripts/support/stop-signal'
import { copyTemplate, dropDatabase } from '@/scripts/support/test-database'
import { openTestPostgres, TEST_DATA_DIR } from '@/scripts/support/test-postgres'
import { measureFreshness } from './freshness'
import { measureInstances } from './instances'
import { measureLighthouse } from './lighthouse'
import { measureMail } from './mail'
import { measurePhotos } from './photos'
import { printTable } from './stats'
import { measureThroughput, measureUnchanged, type Served, WAYS_TO_ASK } from './throughput'
import { measureWeight } from './weight'

const DIST_DIR = '.next-bench'
const EMPTY_APP = path.join(PROJECT_ROOT, 'tests/bench/empty-app')
const PORT = 4390
const HOST = '127.0.0.1'
const PAGES = { inicio: '/', búsqueda: '/searcher/pet/dog/sub', mascota: '/pet-detail/100015' }
/** Besides those, the pages of searches that many come by. */
const WARM_PAGES = {
  ...PAGES,
  ciudad: '/searcher/location/city/medellin',
  'lista de la API': '/api/v1.0/pets?limit=9',
}
const SEARCH_SIZES = [10_000, 100_000, 1_000_000]
const PARTS = [
  'throughput',
  'plain',
  'unchanged',
  'weight',
  'lighthouse',
  'photos',
  'freshness',
  'mail',
  'instances',
  'search',
  'saved',
  'walk',
  'firstviews',
  'crawl',
  'unseen',
] as const
/** In processes of their own, on databases of their own. */
const DATABASE_PARTS: readonly string[] = ['search', 'saved', 'walk', 'firstviews', 'crawl', 'unseen']
/** In one process, on one database. */
const VIEW_PARTS: readonly string[] = ['firstviews', 'crawl', 'unseen']

/**
 * `npm run bench [-- part … count]`: measures what the product promises about speed, prints tables for docs/benchmarks.md and
 * writes the figures to `bench-results/`. It judges nothing and is no part of the tests: machines are noisy.
 */
const USAGE = `\n  npm run bench [-- parte … cantidad]   mide lo que el sitio promete; partes: ${PARTS.join(', ')}\n`
const asked = readWords(USAGE, (words) =>
  words.every((word) => areCounts([word]) || PARTS.some((part) => part === word)),
)
// Before the pages' part puts its own there.
const givenDatabase = process.env.DATABASE_URL ?? ''
const parts = PARTS.filter((part) => asked.length === 0 || asked.includes(part))
const stop = listenForStop()
const results: Record<string, unknown> = { date: new Date().toISOString(), machine: describeMachine() }
console.log(`${results.machine} · ${results.date}`)

if (parts.some((part) => !DATABASE_PARTS.includes(part))) await benchPages()
if (parts.includes('search')) results.search = await benchDatabase('search', SEARCH_SIZES.map(String))
if (parts.includes('saved')) results.saved = await benchDatabase('saved')
/** How many pets, or addresses of a kind. */
const counts = asked.filter((text) => /^\d+$/.test(text))
if (parts.includes('walk')) results.walk = await benchDatabase('walk', counts)
const views = parts.filter((part) => VIEW_PARTS.includes(part))
if (views.length > 0) Object.assign(results, await benchDatabase('views', [...views, ...counts]))
save()

async function benchPages(): Promise<void> {
  const postgres = await openTestPostgres()
  const name = `test_${process.pid}_bench`
  const started: Child[] = []
  try {
    const variables = {
      DATABASE_URL: await copyTemplate(postgres, name),
      DATA_DIR: TEST_DATA_DIR,
      SITE_URL: `http://localhost:${PORT}`,
      STAND_INS: 'allow',
      SEARCH_ENGINE: 'memory',
      AUTH_SECRET: 'the benchmarks have nothing to hide',
      BENCH: '1',
    }
    await build({ distDir: DIST_DIR, variables, stop })
    const base = `http://localhost:${PORT}`
    const site = {
      url: base,
      server: await serveBuild(DIST_DIR, { port: PORT, host: HOST, variables, stop }),
    }
    started.push(site.server)
    let control: Promise<Served> | undefined
    let emptyApp: Promise<string> | undefined
    /** Of the same build, answered by the framework's own server. */
    const emptyPage = () => {
      control ??= serveFramework(variables, started)
      return control
    }
    const emptyAppUrl = () => {
      emptyApp ??= serveEmptyApp(started)
      return emptyApp
    }
    await report('throughput', 'Respuestas por segundo, como piden los navegadores (br)', async () =>
      measureThroughput(site, WARM_PAGES, await emptyPage(), WAYS_TO_ASK['gzip, deflate, br']),
    )
    await report('plain', 'Respuestas por segundo, sin comprimir', async () =>
      measureThroughput(site, WARM_PAGES, await emptyPage(), WAYS_TO_ASK.identity),
    )
    await report('unchanged', 'Páginas que el navegador ya tiene', () => measureUnchanged(site, WARM_PAGES))
    await report('photos', 'Fotos: milisegundos hasta la respuesta y hasta que están listas', () =>
      measurePhotos(base),
    )
    await report('freshness', 'De la respuesta a un cambio hasta que otros lo ven, milisegundos', () =>
      measureFreshness(base),
    )
    await report('weight', 'JavaScript de la primera carga, KB con gzip', async () =>
      measureWeight(base, await emptyAppUrl(), PAGES),
    )
    await report('lighthouse', 'Lighthouse móvil, mediana de 5', async () =>
      measureLighthouse(
        {
          'aplicación vacía (control)': `${await emptyAppUrl()}/`,
          ...Object.fromEntries(Object.entries(PAGES).map(([page, path]) => [page, base + path])),
        },
        ensureBrowser(),
        BROWSER_FLAGS,
      ),
    )
    await report('instances', 'Del cambio en una instancia hasta la otra, ms', () =>
      measureInstances(DIST_DIR),
    )
    await report('mail', 'Registros con el proveedor de correo caído, milisegundos', async () => {
      const { rows, ...arrival } = await measureMail(DIST_DIR)
      results.mailArrival = arrival
      console.log(`\n${JSON.stringify(arrival)}`)
      return rows
    })
  } finally {
    for (const server of started) await server.stop()
    await dropDatabase(postgres.adminUrl, name)
    await postgres.stop()
  }
}

/** Runs a part that was asked for, prints its table and keeps its rows. */
async function report(
  part: (typeof PARTS)[number],
  title: string,
  measure: () => Promise<object[]>,
): Promise<void> {
  if (!parts.includes(part)) return
  const rows = await measure()
  printTable(
    title,
    rows.map((row) => ({ ...row })),
  )
  results[part] = rows
}

/** In a process of its own: the modules it measures read the environment once, and the pages need another one. */
async function benchDatabase(
  part: 'search' | 'saved' | 'walk' | 'views',
  args: readonly string[] = [],
): Promise<unknown> {
  const program = path.join(PROJECT_ROOT, `tests/bench/${part}.ts`)
  const child = startNode(['--import', 'tsx', program, ...args], {
    DATABASE_URL: givenDatabase,
    // Modules of the application that they use ask for an environment.
    ...((part === 'views' || part === 'walk') && {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      STAND_INS: 'allow',
    }),
  })
  if ((await child.exited) !== 0) throw new Error(`The ${part} bench failed:\n${child.output()}`)
  const lines = child.output().trimEnd().split('\n')
  console.log(lines.slice(0, -1).join('\n'))
  return JSON.parse(lines.at(-1) ?? 'null')
}

/** @returns the empty page. */
async function serveFramework(variables: Record<string, string>, started: Child[]): Promise<Served> {
  const port = PORT + 2
  const own = { ...variables, SERVER: 'framework' }
  const server = await serveBuild(DIST_DIR, { port, host: HOST, variables: own, stop })
  started.push(server)
  return { url: `http://localhost:${port}/vacia`, server }
}

/** Builds and serves an application that holds one empty page, with the same version of Next. */
async function serveEmptyApp(started: Child[]): Promise<string> {
  const port = String(PORT + 1)
  const building = startNode([NEXT, 'build', EMPTY_APP], { NODE_ENV: 'production' })
  if ((await building.exited) !== 0) throw new Error(`The empty app does not build:\n${building.output()}`)
  started.push(startNode([NEXT, 'start', EMPTY_APP, '--port', port], { NODE_ENV: 'production' }))
  const address = `http://localhost:${port}`
  while (
    !(await fetch(address).then(
      () => true,
      () => false,
    ))
  ) {
    stop.throwIfAborted()
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return address
}

function describeMachine(): string {
  const [cpu] = os.cpus()
  const memory = Math.round(os.totalmem() / 1024 ** 3)
  return `${os.cpus().length} × ${cpu?.model.trim() ?? 'CPU'}, ${memory} GB, Node ${process.version}`
}

function save(): void {
  const folder = path.join(PROJECT_ROOT, 'bench-results')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}.json`)
  writeFileSync(file, JSON.stringify(results, null, 2))
  console.log(`\n${path.relative(PROJECT_ROOT, file)}`)
}
