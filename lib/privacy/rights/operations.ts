import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { lockName } from '@/db/advisory-lock'
import { rightsRequests, users } from '@/db/schema'
import { mailboxOf } from '@/lib/people/accounts/email'
import { NO_REPLY_EMAIL } from '@/lib/people/accounts/email-schema'
import { accountGone } from '@/lib/people/accounts/queries'
import type { Context } from '@/lib/platform/context'
import { DomainError, invalidFields, TooManyRequests } from '@/lib/platform/errors'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { senderOf } from '@/lib/platform/networks'
import { reachingBlocked } from '@/lib/platform/outbox/keys'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { confirmRightsMail, rightsReceivedMail } from '@/lib/platform/outbox/templates/desk'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { countHit, limit, limitIp } from '@/lib/platform/rate-limits/operations'
import { hashToken, newToken } from '@/lib/platform/secrets'
import { type WriteTx, write } from '@/lib/platform/write'
import { RIGHTS_LINK_DAYS, RIGHTS_LINK_GONE } from '@/lib/text/copy/rights'
import { DAY_MS, MINUTE_MS } from '@/lib/text/durations'
import { rightsLinkPath } from '@/lib/text/routes'
import { dueDate } from './due-date'
import { findAccountOf, findLinkedRights } from './queries'
import type { askForRightSchema, confirmRightsSchema } from './schema'

type Asked = z.output<typeof askForRightSchema>

/** An answer that got lost asks to send it again: it is the same request. */
const REPEATED_MS = 10 * MINUTE_MS

/** Of two at once the second waits. @param by an account's request is repeated by one that counts already alone */
async function isRepeated(
  tx: WriteTx,
  { right, body }: Asked,
  { email, now, by }: { email: string; now: Date; by: 'account' | 'link' },
): Promise<boolean> {
  await lockName(tx, `rights ${email}`)
  const { createdAt, receivedAt, answeredAt } = rightsRequests
  const isSame = and(
    by === 'account' ? isNotNull(receivedAt) : undefined,
    eq(rightsRequests.email, email),
    eq(rightsRequests.right, right),
    eq(rightsRequests.body, body),
    gt(createdAt, new Date(now.getTime() - REPEATED_MS)),
    isNull(answeredAt),
  )
  return (await tx.$count(rightsRequests, isSame)) > 0
}

/**
 * Takes a request. Of an account with a confirmed e-mail it counts at once; of anybody else when the link is confirmed
 * that is mailed to the given address, or to the account's own.
 * @returns whether it counts already. @throws DomainError invalid without an e-mail; TooManyRequests.
 */
export async function askForRight(ctx: Context, input: Asked): Promise<boolean> {
  const { actor } = ctx
  if (actor.kind === 'anonymous' || actor.kind === 'system') {
    if (!input.email) throw invalidFields({ email: NO_REPLY_EMAIL })
    await mailLink(ctx, input, input.email, null)
    return false
  }
  const [account] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, actor.id))
  if (!account) throw accountGone()
  if (actor.kind !== 'admin' && !actor.confirmed) {
    await mailLink(ctx, input, account.email, actor.id)
    return false
  }
  await limit(ctx, LIMITS.rightsAccount, actor.id)
  const { right, countryId, body } = input
  const dueAt = await dueDate(right, countryId, ctx.now)
  await write(ctx, async (tx) => {
    if (await isRepeated(tx, input, { email: account.email, now: ctx.now, by: 'account' })) return
    const request = { right, countryId, body, email: account.email, userId: actor.id }
    await tx.insert(rightsRequests).values({ ...request, createdAt: ctx.now, receivedAt: ctx.now, dueAt })
    const content = rightsReceivedMail({ right, countryId, dueAt })
    await enqueueMail(tx, { to: account.email, content, now: ctx.now, key: reachingBlocked() })
  })
  return true
}

const CROWDED =
  'Hoy ya enviamos muchos enlaces a ese correo. Escríbenos en «Contacto» y te ayudamos con tu solicitud.'

/** A few senders must not use up what a mailbox gets in a day: its owner still gets a link. @throws TooManyRequests. */
async function limitLinks(ctx: Context, email: string): Promise<void> {
  const mailbox = mailboxOf(email)
  await limitIp(ctx, LIMITS.rightsIp)
  await limit(ctx, LIMITS.rightsPair, `${senderOf(ctx.clientIp)} ${mailbox}`)
  const links = await countHit(ctx, LIMITS.rightsRecipient, mailbox)
  if (links > LIMITS.rightsRecipient.max) throw new TooManyRequests(LIMITS.rightsRecipient.seconds, CROWDED)
}

async function mailLink(ctx: Context, input: Asked, email: string, userId: number | null): Promise<void> {
  await limitLinks(ctx, email)
  const { right, countryId, body } = input
  const token = newToken()
  await write(ctx, async (tx) => {
    if (await isRepeated(tx, input, { email, now: ctx.now, by: 'link' })) return
    await tx.insert(rightsRequests).values({
      right,
      countryId,
      body,
      email,
      userId,
      createdAt: ctx.now,
      tokenHash: hashToken(token),
      tokenExpiresAt: new Date(ctx.now.getTime() + RIGHTS_LINK_DAYS * DAY_MS),
    })
    const content = confirmRightsMail({ right, countryId, url: absoluteUrl(rightsLinkPath(token)) })
    await enqueueMail(tx, { to: email, content, now: ctx.now, key: reachingBlocked() })
  })
}

/**
 * Whoever has the link has the mailbox: the request counts from now on. A second click changes nothing. @throws
 * DomainError not_found for a link that does not work.
 */
export async function confirmRight(
  ctx: Context,
  { token }: z.output<typeof confirmRightsSchema>,
): Promise<void> {
  const { db, now } = ctx
  const request = await findLinkedRights(db, token, now)
  if (!request) throw new DomainError('not_found', RIGHTS_LINK_GONE)
  if (request.receivedAt) return
  const { id, right, countryId, email } = request
  const dueAt = await dueDate(right, countryId, now)
  await write(ctx, async (tx) => {
    const userId = request.userId ?? (await findAccountOf(tx, email))
    const { count } = await tx
      .update(rightsRequests)
      .set({ receivedAt: now, dueAt, userId })
      .where(and(eq(rightsRequests.id, id), isNull(rightsRequests.receivedAt)))
    const content = rightsReceivedMail({ right, countryId, dueAt })
    if (count > 0) await enqueueMail(tx, { to: email, content, now, key: reachingBlocked() })
  })
}
