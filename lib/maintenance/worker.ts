import 'server-only'
import { IMPORT_WORKER } from '@/lib/pets/imports/operations/run'
import { logError } from '@/lib/platform/log'
import { ownSchedulerKey } from '@/lib/platform/secrets'
import { startWorker } from '@/lib/platform/worker'
import { HOUR_MS, MINUTE_MS } from '@/lib/text/durations'

/** The first visitors of a starting server come before the first round. */
const FIRST_AFTER_MS = 30_000
/** Longer than any round takes. */
const TIMEOUT_MS = 2 * MINUTE_MS

/** Woken when an import starts; the poll goes on with what a round or a stopped server left. */
const IMPORT_POLL_MS = 5_000

const TASKS = [
  { name: 'maintenance', path: '/api/cron/listings', pollMs: HOUR_MS },
  { name: 'reconciliation', path: '/api/cron/reconciliation', pollMs: HOUR_MS },
  { name: 'saved searches', path: '/api/cron/saved-searches', pollMs: MINUTE_MS },
  { name: IMPORT_WORKER, path: '/api/cron/imports', pollMs: IMPORT_POLL_MS },
]

/**
 * Rounds of the scheduled tasks, through the server's own scheduler endpoints: the framework revalidates pages only
 * within a request.
 * @param origins where this server may be listening, the likeliest first.
 */
export function startScheduledTasks(origins: readonly string[]): void {
  for (const { name, path, pollMs } of TASKS)
    startWorker(name, {
      round: (stop) => requestRound(origins, path, stop),
      pollMs,
      firstAfterMs: FIRST_AFTER_MS,
      onError: (error) => logError(name, error),
    })
}

/**
 * Requests a round from the first origin that answers.
 * @param stop once aborted, failures are expected and no further origin is asked.
 * @returns the failure, or null.
 */
export async function requestRound(
  origins: readonly string[],
  path: string,
  stop: AbortSignal,
): Promise<Error | null> {
  let failure: unknown
  for (const origin of origins) {
    try {
      const answer = await fetch(`${origin}${path}`, {
        headers: { authorization: `Bearer ${ownSchedulerKey()}` },
        cache: 'no-store',
        redirect: 'error',
        // Not `stop`: what runs is let end, as long as the process lasts (`server/drain`).
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      return answer.ok ? null : new Error(`${path} answered ${answer.status}`)
    } catch (error) {
      if (stop.aborted) return null
      failure = error
    }
  }
  return new Error(`${path} cannot be reached`, { cause: failure })
}
