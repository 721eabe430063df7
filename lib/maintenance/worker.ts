import 'server-only'
import { HOUR_MS, MINUTE_MS } from '@/lib/durations'
import { logError } from '@/lib/log'
import { ownSchedulerKey } from '@/lib/secrets'
import { startWorker } from '@/lib/worker'

/** The first visitors of a starting server come before the first round. */
const FIRST_AFTER_MS = 30_000
/** Longer than any round takes. */
const TIMEOUT_MS = 2 * MINUTE_MS

const PATH = '/api/cron/listings'

/**
 * One round an hour, through the server's own scheduler endpoint: the framework revalidates pages only within a
 * request.
 * @param origins where this server may be listening, the likeliest first.
 */
export function startMaintenanceWorker(origins: readonly string[]): void {
  startWorker('maintenance', {
    round: (stop) => requestRound(origins, stop),
    pollMs: HOUR_MS,
    firstAfterMs: FIRST_AFTER_MS,
    onError: (error) => logError('maintenance', error),
  })
}

/** Requests a round from the first origin that answers. @returns the failure, or null. */
export async function requestRound(origins: readonly string[], stop: AbortSignal): Promise<Error | null> {
  let failure: unknown
  for (const origin of origins) {
    try {
      const answer = await fetch(`${origin}${PATH}`, {
        headers: { authorization: `Bearer ${ownSchedulerKey()}` },
        cache: 'no-store',
        redirect: 'error',
        signal: AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]),
      })
      return answer.ok ? null : new Error(`${PATH} answered ${answer.status}`)
    } catch (error) {
      if (stop.aborted) return null
      failure = error
    }
  }
  return new Error(`${PATH} cannot be reached`, { cause: failure })
}
