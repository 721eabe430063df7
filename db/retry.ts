import { setTimeout as wait } from 'node:timers/promises'

/** Deadlock and serialization failure: Postgres rolled the transaction back so that another could go on. */
const RETRYABLE = new Set(['40P01', '40001'])
const MAX_ATTEMPTS = 4
const BASE_DELAY_MS = 20

/** The SQLSTATE of a database error, also where the query builder has wrapped it. */
function sqlStateOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  return 'code' in error && typeof error.code === 'string' ? error.code : sqlStateOf(error.cause)
}

/**
 * Runs a transaction again that lost against another one, after a random and each time longer pause, three times at
 * most. Nothing of the lost attempt was kept, so `attempt` must have no effect outside of the transaction.
 * @throws what `attempt` throws; anything but a lost conflict at once.
 */
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
