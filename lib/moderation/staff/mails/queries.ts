import { desc, isNotNull, ne } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { outbox } from '@/db/schema'
import type { FailedMailDto } from '@/lib/moderation/staff/dto'
import { type Page, pageOf, windowOf } from '@/lib/text/pagination'

const PER_PAGE = 50

export const countFailedMails = (db: Db): Promise<number> => db.$count(outbox, isNotNull(outbox.failedAt))

export async function listFailedMails(db: Db, page: number): Promise<Page<FailedMailDto>> {
  const { limit, offset } = windowOf(page, PER_PAGE)
  const rows = await db
    .select({
      id: outbox.id,
      recipient: outbox.recipient,
      subject: outbox.subject,
      attempts: outbox.attempts,
      error: outbox.lastError,
      failedAt: outbox.failedAt,
      canResend: ne(outbox.text, '').mapWith(Boolean),
    })
    .from(outbox)
    .where(isNotNull(outbox.failedAt))
    .orderBy(desc(outbox.failedAt), desc(outbox.id))
    .limit(limit)
    .offset(offset)
  const mails = rows.map((row) => ({ ...row, failedAt: row.failedAt?.toISOString() ?? '' }))
  return pageOf(mails, page, PER_PAGE)
}
