import 'server-only'
import { and, count, eq, isNotNull, isNull, lt, min, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { outbox, petImports, photoUploads } from '@/db/schema'
import { HOUR_MS } from '@/lib/text/durations'

export interface QueueFigures {
  /** Mails that are due and not sent, how long the first of them has waited, and mails given up. */
  mailsWaiting: number
  mailsOldestSeconds: number
  mailsFailed: number
  /** Photos of the last hour that are not processed yet. */
  photosWaiting: number
  importsRunning: number
}

const seconds = (from: Date | null, now: Date) =>
  from ? Math.max(0, Math.round((now.getTime() - from.getTime()) / 1000)) : 0

/** What waits to be worked off, for metrics. */
export async function readQueues(db: Db, now: Date): Promise<QueueFigures> {
  const isDue = and(isNull(outbox.sentAt), isNull(outbox.failedAt), lt(outbox.nextAttemptAt, now))
  const isNew = sql`${photoUploads.createdAt} > ${new Date(now.getTime() - HOUR_MS).toISOString()}`
  const [[due], [failed], [photos], [imports]] = await Promise.all([
    db
      .select({ mails: count(), oldest: min(outbox.nextAttemptAt) })
      .from(outbox)
      .where(isDue),
    db.select({ mails: count() }).from(outbox).where(isNotNull(outbox.failedAt)),
    db
      .select({ photos: count() })
      .from(photoUploads)
      .where(and(eq(photoUploads.status, 'processing'), isNew)),
    db.select({ imports: count() }).from(petImports).where(eq(petImports.status, 'running')),
  ])
  return {
    mailsWaiting: due?.mails ?? 0,
    mailsOldestSeconds: seconds(due?.oldest ?? null, now),
    mailsFailed: failed?.mails ?? 0,
    photosWaiting: photos?.photos ?? 0,
    importsRunning: imports?.imports ?? 0,
  }
}
