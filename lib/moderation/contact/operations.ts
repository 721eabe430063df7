import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { z } from 'zod'
import { lockName } from '@/db/advisory-lock'
import type { Db } from '@/db/client'
import { contactMessages, users } from '@/db/schema'
import { mailboxOf } from '@/lib/people/accounts/email'
import { NO_REPLY_EMAIL } from '@/lib/people/accounts/email-schema'
import { accountGone, fullNameSql } from '@/lib/people/accounts/queries'
import type { Context } from '@/lib/platform/context'
import { invalidFields } from '@/lib/platform/errors'
import { reachingBlocked } from '@/lib/platform/outbox/keys'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { contactReceivedMail } from '@/lib/platform/outbox/templates/desk'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { countHit, limit, limitIp } from '@/lib/platform/rate-limits/operations'
import { write } from '@/lib/platform/write'
import { daysBefore } from '@/lib/text/durations'
import { RETENTION_DAYS } from '@/lib/text/retention-terms'
import type { CountryId } from '@/lib/text/vocabulary'
import { NO_NAME, type sendContactSchema } from './schema'

type Sent = z.output<typeof sendContactSchema>

/**
 * Takes a message to staff and mails a receipt with its number; one that is sent again, as after an answer that got lost, is
 * the same until staff decide on it. Whether an e-mail has an account is neither looked up
 * nor told. @throws DomainError invalid without a name or an e-mail; TooManyRequests.
 */
export async function sendContact(ctx: Context, input: Sent): Promise<void> {
  const { now } = ctx
  const sender = await senderOf(ctx, input)
  if (sender.userId === null) await limitIp(ctx, LIMITS.contactIp)
  else await limit(ctx, LIMITS.contactAccount, sender.userId)
  // The message is taken all the same: nobody can flood a stranger with receipts, nor silence them here.
  const receipts = await countHit(ctx, LIMITS.contactReceipt, mailboxOf(sender.email))
  const { kind, message } = input
  await write(ctx, async (tx) => {
    await lockName(tx, `contact ${sender.email}`)
    if (await isRepeated(tx, { ...sender, kind, message })) return
    const [row] = await tx
      .insert(contactMessages)
      .values({ ...sender, kind, message, createdAt: now })
      .returning({ id: contactMessages.id })
    if (row && receipts <= LIMITS.contactReceipt.max)
      await enqueueMail(tx, {
        to: sender.email,
        content: contactReceivedMail(row),
        now,
        key: reachingBlocked(),
      })
  })
}

const isRepeated = async (tx: Db, { email, kind, message }: Sender & Pick<Sent, 'kind' | 'message'>) =>
  (await tx.$count(
    contactMessages,
    and(
      eq(contactMessages.email, email),
      eq(contactMessages.kind, kind),
      eq(contactMessages.message, message),
      isNull(contactMessages.decidedAt),
    ),
  )) > 0

interface Sender {
  name: string
  email: string
  countryId: CountryId | null
  userId: number | null
}

async function senderOf({ actor, db }: Context, { name, email, countryId }: Sent): Promise<Sender> {
  if (actor.kind === 'anonymous' || actor.kind === 'system') {
    if (!name || !email) {
      throw invalidFields({
        ...(!name && { name: NO_NAME }),
        ...(!email && { email: NO_REPLY_EMAIL }),
      })
    }
    return { name, email, countryId: countryId ?? null, userId: null }
  }
  const [account] = await db
    .select({ name: fullNameSql(users), email: users.email, countryId: users.countryId })
    .from(users)
    .where(eq(users.id, actor.id))
  if (!account) throw accountGone()
  return {
    name: account.name ?? '',
    email: account.email,
    countryId: countryId ?? account.countryId,
    userId: actor.id,
  }
}

/** Those whose term is over since their decision, or, without one, since they arrived. @returns how many. */
export async function deleteOldContactMessages(db: Db, now: Date): Promise<number> {
  const { contactMessage, openContactMessage } = RETENTION_DAYS
  const { createdAt, decidedAt } = contactMessages
  const isOver = or(
    lt(decidedAt, daysBefore(now, contactMessage)),
    and(isNull(decidedAt), lt(createdAt, daysBefore(now, openContactMessage))),
  )
  const { count } = await db.delete(contactMessages).where(isOver)
  return count
}
