import { setTimeout as wait } from 'node:timers/promises'
import { codesOf } from '@/lib/platform/error-causes'

/** Deadlock and serialization failure: Postgres rolled this one back for another. */
const RETRYABLE = new Set(['40P01', '40001'])
const MAX_ATTEMPTS = 4
const BASE_DELAY_MS = 20

/** Up to three retries after growing random delays. `attempt` has no effect outside its transaction. */
export async function retryConflicts<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt()
    } catch (error) {
      if (attempts === MAX_ATTEMPTS || !codesOf(error).some((code) => RETRYABLE.has(code))) throw error
      await wait(Math.random() * BASE_DELAY_MS * 2 ** attempts)
    }
  }
}
