import { setTimeout as wait } from 'node:timers/promises'

/** Deadlock and serialization failure: Postgres rolled this one back for another. */
const RETRYABLE = new Set(['40P01', '40001'])
const MAX_ATTEMPTS = 4
const BASE_DELAY_MS = 20

/** The query builder may have wrapped the error. */
export function sqlStateOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  return 'code' in error && typeof error.code === 'string' ? error.code : sqlStateOf(error.cause)
}

/** Up to three retries after growing random delays. `attempt` has no effect outside its transaction. */
export async function retryConflicts<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt()
    } catch (error) {
      if (attempts === MAX_ATTEMPTS || !RETRYABLE.has(sqlStateOf(error) ?? '')) throw error
      await wait(Math.random() * BASE_DELAY_MS * 2 ** attempts)
    }
  }
}
