import pLimit from 'p-limit'
import type { Child } from '@/scripts/support/child'
import { cpuMs } from '@/tests/support/cpu'
import { percentile } from './stats'

export interface Asked {
  requests: number
  perSecond: number
  /** Milliseconds until the whole answer is there. */
  p50: number
  p95: number
  p99: number
  /** Milliseconds the server computed per answer. */
  cpu: number | string
  /** Answers from the page cache, of the framework's or of the server program's making. */
  cached: number
  /** Answers with another status than 200, and those of them that say that the server failed. */
  others: number
  failures: number
}

const HEADERS = { 'accept-encoding': 'gzip, deflate, br' }

/** Asks for each address once, as a browser does, so many at a time. */
export async function askAll(addresses: readonly string[], atOnce: number, server: Child): Promise<Asked> {
  const limit = pLimit(atOnce)
  const times: number[] = []
  let [cached, others, failures] = [0, 0, 0]
  const [started, computed] = [performance.now(), cpuMs(server)]
  const askOne = async (address: string) => {
    const from = performance.now()
    const answer = await fetch(address, { redirect: 'manual', headers: HEADERS })
    await answer.arrayBuffer()
    times.push(performance.now() - from)
    if (answer.status !== 200) others++
    if (answer.status >= 500) failures++
    if (answer.headers.get('x-nextjs-cache') === 'HIT') cached++
  }
  await Promise.all(addresses.map((address) => limit(askOne, address)))
  const seconds = (performance.now() - started) / 1000
  const cpu = computed === null ? '–' : rounded(((cpuMs(server) ?? 0) - computed) / addresses.length)
  const quantile = (share: number) => rounded(percentile(times, share))
  return {
    requests: addresses.length,
    perSecond: rounded(addresses.length / seconds),
    p50: quantile(0.5),
    p95: quantile(0.95),
    p99: quantile(0.99),
    cpu,
    cached,
    others,
    failures,
  }
}

const rounded = (value: number) => Number(value.toFixed(1))
