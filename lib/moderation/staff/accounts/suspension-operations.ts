import type { z } from 'zod'
import { requireDecider } from '@/lib/moderation/staff/reauthentication-operations'
import type { accountDecisionSchema, suspendAccountSchema } from '@/lib/moderation/staff/schema'
import { closeCheckoutsOf } from '@/lib/money/donations/operations/unpaid'
import { listTagsOfAccount } from '@/lib/people/accounts/queries'
import type { Context } from '@/lib/platform/context'
import { deliverMail } from '@/lib/platform/outbox/operations'
import { write } from '@/lib/platform/write'
import { suspensionReason } from '@/lib/text/copy/suspension'
import { restore, suspend } from './account-state-operations'

/**
 * Sessions and API tokens end, its page and its pets disappear, its own requests are withdrawn, those for its pets
 * wait; monthly gifts by it and to it end. It is mailed the reason. Nothing is deleted. Audited; of concurrent ones one
 * succeeds. @throws as `requireDecider`; not_found; conflict for staff and for an account that is suspended or closed
 * already.
 */
export async function suspendAccount(
  ctx: Context,
  { accountId, motive, reason, password }: z.output<typeof suspendAccountSchema>,
): Promise<void> {
  const actorId = await requireDecider(ctx, password)
  const words = suspensionReason(motive, reason)
  await write(ctx, async (tx) => {
    await suspend(tx, { accountId, actorId, reason: words, now: ctx.now })
    await closeCheckoutsOf(tx, accountId)
  })
}

/**
 * Everything is as it was, but for sessions, the account's own requests and monthly gifts, and what staff decided meanwhile.
 * It is mailed the reason. Audited; of concurrent ones one succeeds. @throws as `requireDecider`; not_found; conflict when it
 * is not suspended.
 */
export async function restoreAccount(
  ctx: Context,
  { accountId, reason, password }: z.output<typeof accountDecisionSchema>,
): Promise<void> {
  const actorId = await requireDecider(ctx, password)
  await write(ctx, (tx) => restore(tx, { accountId, actorId, reason, now: ctx.now }))
}

/** What the command line leaves to a server after it changed an account: pages, payment pages, mails. */
export async function expireAccount(ctx: Context, accountId: number): Promise<{ tags: number }> {
  return write(ctx, async (tx) => {
    const tags = await listTagsOfAccount(tx, accountId)
    tx.expire(...tags)
    tx.afterCommit(deliverMail)
    await closeCheckoutsOf(tx, accountId)
    return { tags: tags.length }
  })
}
