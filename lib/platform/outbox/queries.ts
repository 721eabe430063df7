import { desc, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { outbox } from '@/db/schema'
import type { MailboxMail } from './dto'

const MOST = 100

export async function listMailbox(db: Db, to: string | null): Promise<MailboxMail[]> {
  const rows = await db
    .select({
      id: outbox.id,
      to: outbox.recipient,
      subject: outbox.subject,
      text: outbox.text,
      html: outbox.html,
      headers: outbox.headers,
      createdAt: outbox.createdAt,
      sentAt: outbox.sentAt,
    })
    .from(outbox)
    .where(to === null ? undefined : isMailTo(to))
    .orderBy(desc(outbox.id))
    .limit(MOST)
  return rows.map(({ createdAt, sentAt, headers, ...mail }) => ({
    ...mail,
    ...(headers && { headers }),
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }))
}

/** SQL: a mail goes to this e-mail, whatever its case. Null characters are left out, as Postgres refuses them. */
export const isMailTo = (email: string) =>
  sql`lower(${outbox.recipient}) = lower(${email.replaceAll('\0', '')})`
