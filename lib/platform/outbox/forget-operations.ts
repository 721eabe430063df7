import { and, isNotNull, lt, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { outbox, users } from '@/db/schema'
import { HOUR_MS } from '@/lib/text/durations'

/** No mail can be delivered there: RFC 2606. */
const NOBODY = 'cuenta@eliminada.invalid'
const NO_SUBJECT = 'Correo a una cuenta eliminada'

/** Of mails that are not on their way any more, what the outbox says of the account with that address is erased. */
export async function forgetRecipient(tx: Db, email: string): Promise<void> {
  const isDone = or(isNotNull(outbox.sentAt), isNotNull(outbox.failedAt))
  await erase(tx, and(isDone, sql`lower(${outbox.recipient}) = lower(${email})`))
}

/** Time to see that a mail has gone out. */
const SENT_FOR_MS = HOUR_MS

/** The same for mails that went out after their account was gone, such as the one that says so. @returns how many. */
export function forgetGoneRecipients(db: Db, now: Date): Promise<number> {
  const accounts = db.select().from(users).where(sql`lower(${users.email}) = lower(${outbox.recipient})`)
  const isSent = lt(outbox.sentAt, new Date(now.getTime() - SENT_FOR_MS))
  return erase(db, and(isSent, notExists(accounts)))
}

async function erase(db: Db, which: SQL | undefined): Promise<number> {
  const { count } = await db
    .update(outbox)
    .set({ recipient: NOBODY, subject: NO_SUBJECT, html: '', text: '', headers: null, lastError: null })
    .where(and(which, ne(outbox.recipient, NOBODY)))
  return count
}
