import 'server-only'
import { IMPORT_WORKER } from '@/lib/pets/imports/operations/run'
import { host } from '@/lib/platform/host'
import { logError } from '@/lib/platform/log'
import { ownSchedulerKey } from '@/lib/platform/secrets'
import { startWorker } from '@/lib/platform/worker'
import { HOUR_MS, MINUTE_MS } from '@/lib/text/durations'

/** Wait for the first run: startup traffic goes first. */
const FIRST_AFTER_MS = 30_000
const TIMEOUT_MS = 2 * MINUTE_MS

/** Imports wake it; polling resumes what a round or a stopped server left. */
const IMPORT_POLL_MS = 5_000

const TASKS = [
  { name: 'maintenance', path: '/api/cron/listings', pollMs: HOUR_MS },
  { name: 'reconciliation', path: '/api/cron/reconciliation', pollMs: HOUR_MS },
  { name: 'saved searches', path: '/api/cron/saved-searches', pollMs: MINUTE_MS },
  { name: IMPORT_WORKER, path: '/api/cron/imports', pollMs: IMPORT_POLL_MS },
]

/**
 * Runs the scheduled tasks, as long as this is the process for them, through the server's own scheduler endpoints: the
 * framework revalidates pages only within a request. @param origins where this server may listen, likeliest first.
 */
export function startScheduledTasks(origins: readonly string[]): void {
  for (const { name, path, pollMs } of TASKS)
    startWorker(name, {
      round: async (stop) => (host().runsSchedule ? requestRound(origins, path, stop) : null),
      pollMs,
      firstAfterMs: FIRST_AFTER_MS,
      onError: (error) => logError(name, error),
    })
}

/** Tries the origins in turn. @param stop once aborted, failures are expected. @returns the failure, or null. */
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
        // Not `stop`: a running round may end while the process lasts (`server/drain`).
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
