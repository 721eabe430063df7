import 'server-only'
import { env } from '@/lib/env'
import { logError } from '@/lib/log'
import { ownSchedulerKey } from '@/lib/secrets'
import { Worker } from '@/lib/worker'

const HOUR_MS = 3_600_000
/** The first round leaves a starting server to its first visitors. */
const FIRST_AFTER_MS = 30_000
/** Longer than any round takes. */
const PATIENCE_MS = 120_000

const PATH = '/api/cron/listings'

/** Calling the start again must not make a second one. */
const shared = globalThis as typeof globalThis & { querenciaMaintenanceWorker?: Worker }

/**
 * Starts this server's housekeeping, a round every hour; called at the start. It only rings at the server's own door
 * for schedulers: pages are made fresh from inside of a request and nowhere else. Calling it again, or where such work
 * is left to a cron job, does nothing.
 * @param origins where this server may be listening, the likeliest first.
 */
export function startMaintenanceWorker(origins: readonly string[]): void {
  if (env.WORKERS !== 'in-process' || shared.querenciaMaintenanceWorker) return
  const worker = new Worker({
    round: (stop) => askForRound(origins, stop),
    pollMs: HOUR_MS,
    firstAfterMs: FIRST_AFTER_MS,
    onTrouble: (trouble) => logError('maintenance', trouble),
  })
  shared.querenciaMaintenanceWorker = worker
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => worker.stop())
}

/**
 * Asks the server at the first of these addresses that answers for a round.
 * @returns what went wrong, null when nothing did.
 */
export async function askForRound(origins: readonly string[], stop: AbortSignal): Promise<Error | null> {
  let trouble: unknown
  for (const origin of origins) {
    try {
      const answer = await fetch(`${origin}${PATH}`, {
        headers: { authorization: `Bearer ${ownSchedulerKey()}` },
        cache: 'no-store',
        redirect: 'error',
        signal: AbortSignal.any([stop, AbortSignal.timeout(PATIENCE_MS)]),
      })
      return answer.ok ? null : new Error(`${PATH} answered ${answer.status}`)
    } catch (error) {
      if (stop.aborted) return null
      trouble = error
    }
  }
  return new Error(`${PATH} cannot be reached`, { cause: trouble })
}
