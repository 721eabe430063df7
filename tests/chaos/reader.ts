import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import { percentile } from '@/tests/bench/stats'

const AT_ONCE = 8
const TIMEOUT_MS = 30_000
const RETRY_MS = 50

export interface Answer {
  path: string
  /** 0 where none came. */
  status: number
  /** Hash of the body. */
  body: string
  /** What the page cache says: HIT, STALE, MISS. */
  cache: string | null
  retryAfter: string | null
  /** `performance.now()` when it was asked for. */
  at: number
  ms: number
}

/** Asks for addresses of a site, as a browser does, and remembers what came. */
export class Reader {
  readonly #url: string

  constructor(url: string) {
    this.#url = url
  }

  async ask(path: string): Promise<Answer> {
    const at = performance.now()
    const answer = await this.#read(path).catch(() => ({ status: 0, text: '', headers: new Headers() }))
    const { status, text, headers } = answer
    const body = createHash('sha256').update(text).digest('hex')
    const [cache, retryAfter] = ['x-nextjs-cache', 'retry-after'].map((name) => headers.get(name))
    return {
      path,
      status,
      body,
      cache: cache ?? null,
      retryAfter: retryAfter ?? null,
      at,
      ms: performance.now() - at,
    }
  }

  /** Each address once, a few at a time. */
  walk(paths: readonly string[]): Promise<Answer[]> {
    const limit = pLimit(AT_ONCE)
    return Promise.all(paths.map((path) => limit(() => this.ask(path))))
  }

  /** Round and round at a steady rate, however long each takes. */
  async walkSteadily(paths: readonly string[], perSecond: number, isOver: () => boolean): Promise<Answer[]> {
    const startedAt = performance.now()
    const answers: Promise<Answer>[] = []
    while (!isOver()) {
      answers.push(this.ask(paths[answers.length % paths.length] ?? '/'))
      await wait(Math.max(0, startedAt + (answers.length * 1000) / perSecond - performance.now()))
    }
    return Promise.all(answers)
  }

  /** @returns whether `isThere` became true of the page in time. */
  async until(
    path: string,
    isThere: (page: { status: number; text: string }) => boolean,
    ms: number,
  ): Promise<boolean> {
    const deadline = performance.now() + ms
    while (performance.now() < deadline) {
      const page = await this.#read(path).catch(() => null)
      if (page && isThere(page)) return true
      await wait(RETRY_MS)
    }
    return false
  }

  async #read(path: string) {
    const answer = await fetch(this.#url + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
}

export function summaryOf(answers: readonly Answer[]) {
  const of = (wanted: number) => answers.filter(({ status }) => status === wanted).length
  const times = answers.map(({ ms }) => ms)
  return {
    answers: answers.length,
    found: of(200),
    refused: of(503),
    other: answers.length - of(200) - of(503),
    kept: answers.filter(({ cache }) => cache !== null && cache !== 'MISS').length,
    p50: Math.round(percentile(times, 0.5)),
    longest: Math.round(Math.max(...times)),
  }
}
