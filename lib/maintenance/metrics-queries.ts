import 'server-only'
import { and, count, eq, isNotNull, max, min, sql } from 'drizzle-orm'
import { type Db, poolLoad } from '@/db/client'
import { replicas } from '@/db/replicas/read'
import { outbox, petImports, photoUploads, reconciliations, taskRuns } from '@/db/schema'
import { tagMoments } from '@/lib/platform/bus/tag-moments'
import { readFreeDiskMb } from '@/lib/platform/integrations/files/store'
import { logError } from '@/lib/platform/log'
import { addGauge, addLabelledGauge, metricsText } from '@/lib/platform/metrics'
import { whichMayLeave } from '@/lib/platform/outbox/deliver-operations'
import { processSingleton } from '@/lib/platform/process-singleton'
import { searchStatus } from '@/lib/search/search'
import { HOUR_MS } from '@/lib/text/durations'
import { isNight, nextMorning } from '@/lib/text/quiet-hours'

const latest = processSingleton('queue figures', () => {
  const state: { queues: QueueFigures | null } = { queues: null }
  addGauge(
    'mails_waiting',
    'Mails due and not sent, without those that a block or a night holds back',
    () => state.queues?.mailsWaiting ?? null,
  )
  addGauge(
    'mails_oldest_seconds',
    'How long the first of them has waited since it might leave',
    () => state.queues?.mailsOldestSeconds ?? null,
  )
  addGauge('mails_failed', 'Mails given up', () => state.queues?.mailsFailed ?? null)
  addGauge(
    'photos_waiting',
    'Photos of the last hour not processed yet',
    () => state.queues?.photosWaiting ?? null,
  )
  addGauge('imports_running', 'Imports of pets being worked off', () => state.queues?.importsRunning ?? null)
  addLabelledGauge(
    'last_success_seconds',
    'How long ago each periodic task last succeeded, in whichever process',
    'task',
    () => state.queues?.lastSuccessSeconds ?? {},
  )
  addGauge(
    'reconciliation_finished_seconds',
    'How long ago all payments were last compared with the provider’s books',
    () => state.queues?.reconciliationSeconds ?? null,
  )
  addGauge(
    'notification_queue_usage',
    'Share of Postgres’ queue of notifications that a session has still to hear; from 0.9 on none is sent',
    () => state.queues?.notificationQueueUsage ?? null,
  )
  addGauge('files_free_bytes', 'Bytes left where files are kept', () => {
    const megabytes = readFreeDiskMb()
    return megabytes === null ? null : megabytes * 1024 ** 2
  })
  addGauge('database_up', 'Whether the queues could be read', () => (state.queues ? 1 : 0))
  for (const [who, load] of Object.entries(poolLoad)) {
    addGauge(`database_${who}_running`, 'Queries and transactions that have a connection', () => load.running)
    addGauge(`database_${who}_waiting`, 'Those that wait for one', () => load.waiting)
  }
  addGauge(
    'replicas_left_out',
    'Replicas that fail or are more than a second behind; left out without replicas',
    () => replicas()?.leftOut ?? null,
  )
  addLabelledGauge(
    'public_reads',
    'Reads that replicas may answer, by who did; repeated: by the primary once a replica had failed',
    'by',
    () => ({ ...replicas()?.reads }),
  )
  addGauge(
    'search_index_pets',
    'Pets in the in-memory index; left out while there is none',
    () => searchStatus().petsInMemory,
  )
  addGauge('tag_moments', 'Cache tags whose last expiry is remembered', () => tagMoments.size)
  addGauge('tag_moments_behind', '1 while changes made elsewhere may be missing', () =>
    tagMoments.isLagging ? 1 : 0,
  )
  return state
})

/** Prometheus text; leaves out the queues while the database is down. */
export async function readMetrics(db: Db, now: Date): Promise<string> {
  latest.queues = await readQueues(db, now).catch((error: unknown) => {
    logError('metrics', error)
    return null
  })
  return metricsText()
}

interface QueueFigures {
  mailsWaiting: number
  mailsOldestSeconds: number
  mailsFailed: number
  photosWaiting: number
  importsRunning: number
  lastSuccessSeconds: Record<string, number>
  reconciliationSeconds: number | null
  notificationQueueUsage: number
}

/** Due by night is due in the morning. Never earlier for a later time. */
const dueAt = (time: Date, zone: string | null): Date =>
  zone !== null && isNight(time, zone) ? nextMorning(time, zone) : time

const seconds = (from: Date | null, now: Date) =>
  from ? Math.max(0, Math.round((now.getTime() - from.getTime()) / 1000)) : 0

async function readQueues(db: Db, now: Date): Promise<QueueFigures> {
  const mayLeave = (await whichMayLeave(db, now)) ?? sql`false`
  const isNew = sql`${photoUploads.createdAt} > ${new Date(now.getTime() - HOUR_MS).toISOString()}`
  const [due, [failed], [photos], [imports], tasks, [compared], [queue]] = await Promise.all([
    db
      .select({ zone: outbox.quietZone, mails: count(), oldest: min(outbox.nextAttemptAt) })
      .from(outbox)
      .where(mayLeave)
      .groupBy(outbox.quietZone),
    db.select({ mails: count() }).from(outbox).where(isNotNull(outbox.failedAt)),
    db
      .select({ photos: count() })
      .from(photoUploads)
      .where(and(eq(photoUploads.status, 'processing'), isNew)),
    db.select({ imports: count() }).from(petImports).where(eq(petImports.status, 'running')),
    db.select().from(taskRuns),
    db.select({ finishedAt: max(reconciliations.finishedAt) }).from(reconciliations),
    db.execute<{ usage: number }>(sql`select pg_notification_queue_usage() as usage`),
  ])
  return {
    mailsWaiting: due.reduce((sum, { mails }) => sum + mails, 0),
    mailsOldestSeconds: Math.max(
      0,
      ...due.map(({ zone, oldest }) => seconds(oldest && dueAt(oldest, zone), now)),
    ),
    mailsFailed: failed?.mails ?? 0,
    photosWaiting: photos?.photos ?? 0,
    importsRunning: imports?.imports ?? 0,
    lastSuccessSeconds: Object.fromEntries(
      tasks.map(({ task, succeededAt }) => [task, seconds(succeededAt, now)]),
    ),
    reconciliationSeconds: compared?.finishedAt ? seconds(compared.finishedAt, now) : null,
    notificationQueueUsage: queue?.usage ?? 0,
  }
}
