import { logError } from '@/lib/platform/log'
import type { WriteContext } from '@/lib/platform/write'
import { listSearchesToTell, listUnmatchedArrivals } from '@/lib/search/saved-searches/queries'
import { sleepingZones } from '@/lib/search/saved-searches/schedule'
import { matchArrival } from './match'
import { tellSearch } from './tell'

const BATCH = 200
/** A round starts nothing further after this; the next one goes on. */
const ROUND_MS = 20_000

export interface SavedSearchRun {
  arrivals: number
  notices: number
  mails: number
}

/**
 * Finds the saved searches that match pets which are new, then mails what is due. Safe to run at the same time twice, and
 * to break off anywhere. A failure with one pet or search is logged and does not affect the others.
 * @param stop ends a long round early.
 */
export async function runSavedSearches(
  ctx: WriteContext,
  stop: AbortSignal = AbortSignal.timeout(ROUND_MS),
): Promise<SavedSearchRun> {
  const { db, now } = ctx
  const run = { arrivals: 0, notices: 0, mails: 0 }
  await forEachOnce(
    (most) => listUnmatchedArrivals(db, most),
    async (id) => {
      run.notices += await matchArrival(db, id, now)
      run.arrivals++
    },
    stop,
  )
  const asleep = sleepingZones(now)
  await forEachOnce(
    (most) => listSearchesToTell(db, { now, asleep, most }),
    async (id) => {
      if ((await tellSearch(ctx, id)) > 0) run.mails++
    },
    stop,
  )
  return run
}

async function forEachOnce(
  list: (most: number) => Promise<number[]>,
  work: (id: number) => Promise<void>,
  stop: AbortSignal,
): Promise<void> {
  const tried = new Set<number>()
  for (;;) {
    const ids = (await list(BATCH + tried.size)).filter((id) => !tried.has(id)).slice(0, BATCH)
    for (const id of ids) {
      if (stop.aborted) return
      tried.add(id)
      try {
        await work(id)
      } catch (error) {
        logError('a saved search', error)
      }
    }
    if (ids.length < BATCH) return
  }
}
