import autocannon from 'autocannon'
import { median } from './stats'

interface ThroughputRow {
  page: string
  path: string
  /** Requests answered per second, median of the rounds. */
  perSecond: number
  /** Against the empty static page of the same build, measured in the same round; median of the rounds. */
  ratio: number
  errors: number
}

const ROUNDS = 5
const SECONDS = 4
const CONNECTIONS = 10

/**
 * Measures how many requests per second each page answers. Every round measures the empty page right before
 * the others, so that a noisy machine moves both sides of a ratio.
 *
 * @param base address of a production server started from a bench build
 */
export async function measureThroughput(
  base: string,
  pages: Record<string, string>,
): Promise<ThroughputRow[]> {
  const rounds: { empty: number; answered: Map<string, Measured> }[] = []
  for (const path of Object.values(pages)) await warmUp(base + path)
  for (let round = 0; round < ROUNDS; round++) {
    const empty = await measure(`${base}/vacia`)
    const answered = new Map<string, Measured>()
    for (const [page, path] of Object.entries(pages)) answered.set(page, await measure(base + path))
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
    }
  }
  const control: ThroughputRow = {
    page: 'página vacía (control)',
    path: '/vacia',
    perSecond: Math.round(median(rounds.map((round) => round.empty))),
    ratio: 1,
    errors: 0,
  }
  return [control, ...Object.entries(pages).map(([page, path]) => row(page, path))]
}

interface Measured {
  perSecond: number
  errors: number
}

async function measure(url: string): Promise<Measured> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS })
  return { perSecond: result.requests.average, errors: result.errors + result.non2xx }
}

async function warmUp(url: string): Promise<void> {
  await autocannon({ url, connections: 4, amount: 200 })
}
