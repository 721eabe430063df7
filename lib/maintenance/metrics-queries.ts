import 'server-only'
import { type Db, poolLoad } from '@/db/client'
import { tagMoments } from '@/lib/platform/bus/tag-moments'
import { logError } from '@/lib/platform/log'
import { addGauge, metricsText } from '@/lib/platform/metrics'
import { processSingleton } from '@/lib/platform/process-singleton'
import { warmSearch } from '@/lib/search/search'
import { type QueueFigures, readQueues } from './queue-queries'

/** What the gauges below answer with: the queues as the last question found them. */
const latest = processSingleton('queue figures', () => {
  const state: { queues: QueueFigures | null } = { queues: null }
  addGauge('mails_waiting', 'Mails due and not sent', () => state.queues?.mailsWaiting ?? null)
  addGauge(
    'mails_oldest_seconds',
    'How long the first of them has waited',
    () => state.queues?.mailsOldestSeconds ?? null,
  )
  addGauge('mails_failed', 'Mails given up', () => state.queues?.mailsFailed ?? null)
  addGauge(
    'photos_waiting',
    'Photos of the last hour not processed yet',
    () => state.queues?.photosWaiting ?? null,
  )
  addGauge('imports_running', 'Imports of pets being worked off', () => state.queues?.importsRunning ?? null)
  addGauge('database_up', 'Whether the queues could be read', () => (state.queues ? 1 : 0))
  for (const [who, load] of Object.entries(poolLoad)) {
    addGauge(`database_${who}_running`, 'Queries and transactions that have a connection', () => load.running)
    addGauge(`database_${who}_waiting`, 'Those that wait for one', () => load.waiting)
  }
  addGauge(
    'search_index_pets',
    'Pets in the in-memory index; left out while it loads',
    () => warmSearch()?.current?.size ?? null,
  )
  addGauge('tag_moments', 'Cache tags whose last expiry is remembered', () => tagMoments.size)
  addGauge('tag_moments_behind', '1 while changes made elsewhere may be missing', () =>
    tagMoments.isLagging ? 1 : 0,
  )
  return state
})

/** All metrics of this process as text; those of the queues are left out while the database is away. */
export async function readMetrics(db: Db, now: Date): Promise<string> {
  latest.queues = await readQueues(db, now).catch((error: unknown) => {
    logError('metrics', error)
    return null
  })
  return metricsText()
}
