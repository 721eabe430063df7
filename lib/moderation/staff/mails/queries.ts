import { desc, isNotNull, ne } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { outbox } from '@/db/schema'
import type { FailedMailDto } from '@/lib/moderation/staff/dto'
import { readPage } from '@/lib/platform/page-queries'
import type { Page } from '@/lib/text/pagination'

const PER_PAGE = 50

export const countFailedMails = (db: Db): Promise<number> => db.$count(outbox, isNotNull(outbox.failedAt))

export function listFailedMails(db: Db, page: number): Promise<Page<FailedMailDto>> {
  const query = db
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
  return readPage(query, { page, perPage: PER_PAGE }, ({ failedAt, ...row }) => ({
    ...row,
    failedAt: failedAt?.toISOString() ?? '',
  }))
}
