import { and, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import { rightsRequests, users } from '@/db/schema'
import type { Context } from '@/lib/platform/context'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { enqueueMails } from '@/lib/platform/outbox/operations'
import { rightsDueMail } from '@/lib/platform/outbox/templates/desk'
import { write } from '@/lib/platform/write'
import { RIGHTS_KEPT_YEARS } from '@/lib/text/copy/rights'
import { ADMIN_RIGHTS } from '@/lib/text/routes'
import { HALF, LATE } from './terms'

/** Since how much of its term is over: `reminderAt` in SQL. */
const isBeyond = (part: number, now: Date): SQL =>
  sql`${now.toISOString()}::timestamptz >= ${rightsRequests.receivedAt}
    + (${rightsRequests.dueAt} - ${rightsRequests.receivedAt}) * ${part}::float8`

const isUnreminded = (column: PgColumn, part: number, now: Date) => and(isNull(column), isBeyond(part, now))

/**
 * Tells all active staff once when half of a term is over, and once at nine tenths, while nobody has answered; where
 * both are due, as after an outage, once. Each gets one mail, however many requests: anybody may make many of them.
 * @returns how many requests.
 */
export function remindOfRights(ctx: Context): Promise<number> {
  const { now } = ctx
  return write(ctx, async (tx) => {
    const isLate = isBeyond(LATE, now)
    const due = await tx
      .update(rightsRequests)
      .set({
        halfRemindedAt: sql`coalesce(${rightsRequests.halfRemindedAt}, ${now.toISOString()}::timestamptz)`,
        lateRemindedAt: sql`case when ${isLate} then ${now.toISOString()}::timestamptz end`,
      })
      .where(
        and(
          isNotNull(rightsRequests.receivedAt),
          isNull(rightsRequests.answeredAt),
          or(
            isUnreminded(rightsRequests.halfRemindedAt, HALF, now),
            isUnreminded(rightsRequests.lateRemindedAt, LATE, now),
          ),
        ),
      )
      .returning()
    const [nearest] = due
      .flatMap(({ dueAt, countryId }) => (dueAt ? [{ dueAt, countryId }] : []))
      .toSorted((one, other) => Number(one.dueAt) - Number(other.dueAt))
    if (!nearest) return 0
    const staff = await tx
      .select({ email: users.email, name: users.name })
      .from(users)
      .where(and(eq(users.role, 'admin'), eq(users.active, true)))
    const told = { ...nearest, count: due.length, url: absoluteUrl(ADMIN_RIGHTS) }
    const mails = staff.map(({ email, name }) => ({
      to: email,
      content: rightsDueMail({ ...told, name }),
      now,
    }))
    await enqueueMails(tx, mails)
    return due.length
  })
}

/** Those answered years ago, and those whose link nobody confirmed in time. @returns how many. */
export async function deleteOldRights(db: Db, now: Date): Promise<number> {
  const kept = new Date(now)
  kept.setUTCFullYear(kept.getUTCFullYear() - RIGHTS_KEPT_YEARS)
  const { count } = await db
    .delete(rightsRequests)
    .where(
      or(
        lt(rightsRequests.answeredAt, kept),
        and(isNull(rightsRequests.receivedAt), lt(rightsRequests.tokenExpiresAt, now)),
      ),
    )
  return count
}
