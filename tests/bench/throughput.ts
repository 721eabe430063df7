import { get } from 'node:http'
import autocannon from 'autocannon'
import { median } from './stats'

interface ThroughputRow {
  page: string
  path: string
  /** Requests answered per second, median of the rounds. */
  perSecond: number
  /** Against the empty page, measured in the same round; median of the rounds. */
  ratio: number
  errors: number
  /** Bytes of the body on the wire. */
  bytes: number
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
 * @param base address of a production server started from a bench build
 * @param control the empty page of the same build, answered by the framework's own server
 */
export async function measureThroughput(
  base: string,
  pages: Record<string, string>,
  control: string,
  headers: Record<string, string> = {},
): Promise<ThroughputRow[]> {
  const sizes = new Map<string, number>()
  for (const path of Object.values(pages)) sizes.set(path, await bytesOf(base + path, headers))
  const rounds: { empty: number; answered: Map<string, Measured> }[] = []
  for (const path of Object.values(pages)) await warmUp(base + path)
  await warmUp(control)
  for (let round = 0; round < ROUNDS; round++) {
    const empty = await measure(control, headers)
    const answered = new Map<string, Measured>()
    for (const [page, path] of Object.entries(pages)) answered.set(page, await measure(base + path, headers))
    rounds.push({ empty: empty.perSecond, answered })
  }
  const row = (page: string, path: string): ThroughputRow => {
    const samples = rounds.flatMap(({ empty, answered }) => {
      const measured = answered.get(page)
      return measured ? [{ ...measured, ratio: measured.perSecond / empty }] : []
    })
    return {
      page,
      path,
      perSecond: Math.round(median(samples.map((sample) => sample.perSecond))),
      ratio: Number(median(samples.map((sample) => sample.ratio)).toFixed(2)),
      errors: samples.reduce((sum, sample) => sum + sample.errors, 0),
      bytes: sizes.get(path) ?? 0,
    }
  }
  const empty: ThroughputRow = {
    page: 'página vacía (control)',
    path: new URL(control).pathname,
    perSecond: Math.round(median(rounds.map((round) => round.empty))),
    ratio: 1,
    errors: 0,
    bytes: await bytesOf(control, headers),
  }
  return [empty, ...Object.entries(pages).map(([page, path]) => row(page, path))]
}

interface Measured {
  perSecond: number
  errors: number
}

async function measure(url: string, headers: Record<string, string>): Promise<Measured> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS })
  const unchanged = headers['if-none-match'] === undefined ? 0 : result['3xx']
  return { perSecond: result.requests.average, errors: result.errors + result.non2xx - unchanged }
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
export async function measureUnchanged(base: string, pages: Record<string, string>): Promise<object[]> {
  const rows = []
  for (const [page, path] of Object.entries(pages)) {
    const headers = WAYS_TO_ASK['gzip, deflate, br']
    const first = await fetch(base + path, { headers })
    await first.arrayBuffer()
    const etag = first.headers.get('etag')
    const again = etag && (await fetch(base + path, { headers: { ...headers, 'if-none-match': etag } }))
    const asked = etag ? await measure(base + path, { ...headers, 'if-none-match': etag }) : null
    rows.push({
      page,
      etag: etag ? 'yes' : 'no',
      status: again ? again.status : '–',
      perSecond: asked ? Math.round(asked.perSecond) : '–',
    })
  }
  return rows
}

async function warmUp(url: string): Promise<void> {
  await autocannon({ url, connections: 4, amount: 200 })
}
