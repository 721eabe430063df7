import os from 'node:os'
import autocannon from 'autocannon'
import { createRandom } from '@/db/seed/random'
import { askAll } from '@/tests/bench/ask'
import { drawSearches } from '@/tests/bench/draw-searches'
import { WAYS_TO_ASK } from '@/tests/bench/throughput'
import { cpuMs } from '@/tests/support/cpu'
import { FRONT, PORTS } from './ports'
import { Instance } from './site'

interface ThroughputRow {
  instances: number
  reads: string
  kind: string
  perSecond: number
  /** Against one instance without replicas. */
  ratio: number
  /** Percent of the machine's cores: in use at all, and by the instances. */
  busy: number
  ours: number
  fromReplicas: string
  errors: number
}

const SECONDS = 6
const SEARCHES = 160
const CONNECTIONS = 12
const headers = WAYS_TO_ASK['gzip, deflate, br']

/**
 * Answers a second through nginx with one, two and three instances, and with one that reads from the primary alone: pages that are
 * kept, and searches that nobody asked for before. Everything shares the machine's cores, the load client included.
 */
export async function measureThroughput(pets: readonly number[]): Promise<ThroughputRow[]> {
  const rows: ThroughputRow[] = []
  const searches = drawSearches(createRandom(89), 6000)
  for (const [count, more] of [
    [1, { DATABASE_URL_REPLICA: '' }],
    [1, {}],
    [2, {}],
    [3, {}],
  ] as const) {
    const instances = PORTS.instances.slice(0, count).map((port) => new Instance(port, more))
    for (const instance of instances) await instance.start()
    try {
      const pages = pets.map((id) => `/pet-detail/${id}`)
      // Each instance keeps pages of its own.
      for (const { url } of instances) await askEachOnce(url, pages)
      const kinds: Record<string, () => Promise<Answered>> = {
        'páginas, de nginx': () => askSteadily(pages, headers),
        'páginas, de las instancias': () => askSteadily(pages, { ...headers, 'x-past-front': '1' }),
        'búsquedas nuevas': () => askOnce(searches.splice(0, SEARCHES), instances),
      }
      await askSteadily(pages, headers)
      await askOnce(searches.splice(0, SEARCHES / 4), instances)
      for (const [kind, ask] of Object.entries(kinds)) {
        const { perSecond, ...figures } = await measure(instances, ask)
        const alone = rows.find((row) => row.kind === kind)?.perSecond ?? perSecond
        const reads = 'DATABASE_URL_REPLICA' in more ? 'del primario' : 'de réplicas'
        const row = {
          instances: count,
          reads,
          kind,
          perSecond,
          ratio: rounded(perSecond / alone),
          ...figures,
        }
        rows.push(row)
      }
    } finally {
      for (const instance of instances) await instance.stop()
    }
  }
  return rows
}

async function askEachOnce(url: string, paths: readonly string[]): Promise<void> {
  const requests = ['/', ...paths].map((path) => ({ path, headers }))
  await autocannon({ url, connections: 1, amount: requests.length, requests })
}

interface Answered {
  perSecond: number
  errors: number
}

async function askSteadily(paths: readonly string[], headers: Record<string, string>): Promise<Answered> {
  const requests = paths.map((path) => ({ path, headers }))
  const result = await autocannon({ url: FRONT, connections: CONNECTIONS, duration: SECONDS, requests })
  return { perSecond: result.requests.average, errors: result.errors + result.non2xx }
}

async function askOnce(paths: readonly string[], [first]: readonly Instance[]): Promise<Answered> {
  if (!first) throw new Error('no instance')
  const addresses = paths.map((path) => FRONT + path)
  const { perSecond, others } = await askAll(addresses, CONNECTIONS, first.server)
  return { perSecond, errors: others }
}

async function measure(instances: readonly Instance[], ask: () => Promise<Answered>) {
  const look = async () => ({
    at: performance.now(),
    busy: busyMs(),
    ours: await sum(instances, async ({ server }) => cpuMs(server)),
    replica: await sum(instances, (instance) => instance.metric('public_reads{by="replica"')),
    primary: await sum(instances, (instance) => instance.metric('public_reads{by="primary"')),
  })
  const before = await look()
  const { perSecond, errors } = await ask()
  const after = await look()
  const share = (part: number, whole: number) => Math.round((100 * part) / whole)
  const cores = (after.at - before.at) * os.cpus().length
  const [replica, primary] = [after.replica - before.replica, after.primary - before.primary]
  return {
    perSecond: rounded(perSecond),
    busy: share(after.busy - before.busy, cores),
    ours: share(after.ours - before.ours, cores),
    fromReplicas: replica + primary === 0 ? '–' : `${share(replica, replica + primary)} %`,
    errors,
  }
}

async function sum(
  instances: readonly Instance[],
  read: (one: Instance) => Promise<number | null>,
): Promise<number> {
  const figures = await Promise.all(instances.map(read))
  return figures.reduce<number>((total, figure) => total + (figure ?? 0), 0)
}

const busyMs = () =>
  os.cpus().reduce((total, { times }) => total + times.user + times.nice + times.sys + times.irq, 0)

const rounded = (value: number) => Number(value.toFixed(value < 10 ? 2 : 0))
