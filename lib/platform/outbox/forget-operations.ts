import { and, isNotNull, lt, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { contactMessages, emailChanges, outbox, rightsRequests, users } from '@/db/schema'
import { DELETED_DOMAIN } from '@/lib/text/deleted-email'
import { HOUR_MS } from '@/lib/text/durations'
import { isMailTo } from './queries'

/** No mail can be delivered there: RFC 2606. */
const NOBODY = `cuenta${DELETED_DOMAIN}`
const NO_SUBJECT = 'Correo a una cuenta eliminada'

/** Erases what the outbox says of the account with that e-mail, in mails that are not on their way any more. */
export async function forgetRecipient(tx: Db, email: string): Promise<void> {
  const isDone = or(isNotNull(outbox.sentAt), isNotNull(outbox.failedAt))
  await erase(tx, and(isDone, isMailTo(email)))
}

/** Time to see that a mail has gone out. */
const SENT_FOR_MS = HOUR_MS

/**
 * The same for mails that went out, or were given up, after their account was gone, such as the one that says so. Staff
 * may still send what was given up to somebody without an account who asked about their data or wrote to them, and to the former
 * address of an account that may undo a change of its e-mail. @returns how many.
 */
export function forgetGoneRecipients(db: Db, now: Date): Promise<number> {
  const accounts = db.select().from(users).where(sql`lower(${users.email}) = lower(${outbox.recipient})`)
  const asked = db
    .select()
    .from(rightsRequests)
    .where(sql`lower(${rightsRequests.email}) = lower(${outbox.recipient})`)
  const wrote = db
    .select()
    .from(contactMessages)
    .where(sql`lower(${contactMessages.email}) = lower(${outbox.recipient})`)
  const undoes = db
    .select()
    .from(emailChanges)
    .where(sql`${emailChanges.undoes} and lower(${emailChanges.email}) = lower(${outbox.recipient})`)
  const before = new Date(now.getTime() - SENT_FOR_MS)
  const isDone = or(
    lt(outbox.sentAt, before),
    and(lt(outbox.failedAt, before), notExists(asked), notExists(wrote), notExists(undoes)),
  )
  return erase(db, and(isDone, notExists(accounts)))
}

async function erase(db: Db, which: SQL | undefined): Promise<number> {
  const { count } = await db
    .update(outbox)
    .set({
      recipient: NOBODY,
      subject: NO_SUBJECT,
      html: '',
      text: '',
      headers: null,
      push: null,
      lastError: null,
    })
    .where(and(which, ne(outbox.recipient, NOBODY)))
  return count
}
