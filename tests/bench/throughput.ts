import { get } from 'node:http'
import autocannon from 'autocannon'
import type { Child } from '@/scripts/support/child'
import { cpuMs } from '@/tests/support/cpu'
import { median } from './stats'

interface ThroughputRow {
  page: string
  path: string
  /** Requests answered per second, median of the rounds. */
  perSecond: number
  /** Against the empty page, measured in the same round; median of the rounds. */
  ratio: number
  /** Milliseconds the server computed per answer, and how many times as much the empty page took. */
  cpu: number
  cpuRatio: number
  errors: number
  /** Bytes of the body on the wire. */
  bytes: number
}

/** A server and an address of it. */
export interface Served {
  url: string
  server: Child
}

/** As browsers ask, as programs do that read no compression, and as a browser asks for a page it has already. */
export const WAYS_TO_ASK = {
  'gzip, deflate, br': { 'accept-encoding': 'gzip, deflate, br' },
  identity: { 'accept-encoding': 'identity' },
} as const

const ROUNDS = 5
const SECONDS = 4
const CONNECTIONS = 10

/**
 * Measures how many requests per second each page answers. Every round measures the empty page right before
 * the others, so that a noisy machine moves both sides of a ratio.
 *
 * The load client computes on the same cores, and more per answer than the server does for a finished page: there the rate
 * says what the client can take, and the computing time per answer what the server could give.
 *
 * @param site a production server started from a bench build
 * @param control the empty page of the same build, answered by the framework's own server
 */
export async function measureThroughput(
  site: Served,
  pages: Record<string, string>,
  control: Served,
  headers: Record<string, string> = {},
): Promise<ThroughputRow[]> {
  const sizes = new Map<string, number>()
  for (const path of Object.values(pages)) sizes.set(path, await bytesOf(site.url + path, headers))
  const rounds: { empty: Measured; answered: Map<string, Measured> }[] = []
  for (const path of Object.values(pages)) await warmUp(site.url + path)
  await warmUp(control.url)
  for (let round = 0; round < ROUNDS; round++) {
    const empty = await measure(control, headers)
    const answered = new Map<string, Measured>()
    for (const [page, path] of Object.entries(pages))
      answered.set(page, await measure({ ...site, url: site.url + path }, headers))
    rounds.push({ empty, answered })
  }
  const row = (page: string, path: string): ThroughputRow => {
    const samples = rounds.flatMap(({ empty, answered }) => {
      const measured = answered.get(page)
      return measured
        ? [{ ...measured, ratio: measured.perSecond / empty.perSecond, cpuRatio: empty.cpu / measured.cpu }]
        : []
    })
    return {
      page,
      path,
      perSecond: Math.round(median(samples.map((sample) => sample.perSecond))),
      ratio: Number(median(samples.map((sample) => sample.ratio)).toFixed(2)),
      cpu: Number(median(samples.map((sample) => sample.cpu)).toFixed(3)),
      cpuRatio: Number(median(samples.map((sample) => sample.cpuRatio)).toFixed(2)),
      errors: samples.reduce((sum, sample) => sum + sample.errors, 0),
      bytes: sizes.get(path) ?? 0,
    }
  }
  const empty: ThroughputRow = {
    page: 'página vacía (control)',
    path: new URL(control.url).pathname,
    perSecond: Math.round(median(rounds.map((round) => round.empty.perSecond))),
    ratio: 1,
    cpu: Number(median(rounds.map((round) => round.empty.cpu)).toFixed(3)),
    cpuRatio: 1,
    errors: 0,
    bytes: await bytesOf(control.url, headers),
  }
  return [empty, ...Object.entries(pages).map(([page, path]) => row(page, path))]
}

interface Measured {
  perSecond: number
  cpu: number
  errors: number
}

async function measure({ url, server }: Served, headers: Record<string, string>): Promise<Measured> {
  const computed = cpuMs(server)
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS })
  const unchanged = headers['if-none-match'] === undefined ? 0 : result['3xx']
  const cpu = ((cpuMs(server) ?? Number.NaN) - (computed ?? 0)) / result.requests.total
  return { perSecond: result.requests.average, cpu, errors: result.errors + result.non2xx - unchanged }
}

/** Undecoded. */
function bytesOf(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}

/** Pages per second that are answered with 304 to a browser that has them. */
export async function measureUnchanged(site: Served, pages: Record<string, string>): Promise<object[]> {
  const rows = []
  for (const [page, path] of Object.entries(pages)) {
    const headers = WAYS_TO_ASK['gzip, deflate, br']
    const first = await fetch(site.url + path, { headers })
    await first.arrayBuffer()
    const etag = first.headers.get('etag')
    const again = etag && (await fetch(site.url + path, { headers: { ...headers, 'if-none-match': etag } }))
    const asked = etag
      ? await measure({ ...site, url: site.url + path }, { ...headers, 'if-none-match': etag })
      : null
    rows.push({
      page,
      etag: etag ? 'yes' : 'no',
      status: again ? again.status : '–',
      perSecond: asked ? Math.round(asked.perSecond) : '–',
      cpu: asked ? Number(asked.cpu.toFixed(3)) : '–',
    })
  }
  return rows
}

async function warmUp(url: string): Promise<void> {
  await autocannon({ url, connections: 4, amount: 200 })
}
