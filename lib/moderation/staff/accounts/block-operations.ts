import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { users } from '@/db/schema'
import { askAnewOf } from '@/lib/adoption/check-ins/operations/ask-anew'
import { restartClockOf } from '@/lib/adoption/clock/restart-operations'
import { withdrawRemindersOfAdopter } from '@/lib/adoption/clock/withdraw-operations'
import { requireDecider } from '@/lib/moderation/staff/reauthentication-operations'
import type { accountDecisionSchema } from '@/lib/moderation/staff/schema'
import { pauseMonthlyOf } from '@/lib/money/donations/operations/monthly-charges'
import { closeCheckoutsOf } from '@/lib/money/donations/operations/unpaid'
import { listTagsOfAccount } from '@/lib/people/accounts/queries'
import { suspendedDataUrl } from '@/lib/people/accounts/suspension-links'
import { askAnewAbout } from '@/lib/pets/freshness/operations'
import { insertAudit } from '@/lib/platform/audit/operations'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { reachingBlocked } from '@/lib/platform/outbox/keys'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { accountBlockedMail, unblockedMail } from '@/lib/platform/outbox/templates/suspension'
import { write } from '@/lib/platform/write'
import { LOGIN } from '@/lib/text/routes'
import { lockAccountForDecision } from './account-state-operations'

type Input = z.output<typeof accountDecisionSchema>

/**
 * Hides an account and all that is its own for a time, by making it inactive. Nothing ends: sessions and requests go on
 * afterwards. It is mailed the reason; other mail to it or about it waits, and its monthly gifts, given or received, are
 * not charged; payment pages that are open to it or for it are closed. Audited; of concurrent ones one succeeds.
 * @throws as `requireDecider`; not_found; conflict for staff and for an account that is not active.
 */
export async function blockAccount(ctx: Context, { accountId, reason, password }: Input): Promise<void> {
  const actorId = await requireDecider(ctx, password)
  const { now } = ctx
  await write(ctx, async (tx) => {
    const account = await lockAccountForDecision(tx, accountId)
    if (account.blocked) throw new DomainError('conflict', 'Esta cuenta ya está bloqueada')
    if (!account.active) throw new DomainError('conflict', 'Esta cuenta no está activa')
    if (account.role === 'admin')
      throw new DomainError('conflict', 'Una cuenta del equipo se bloquea después de quitarle ese rol')
    await tx.update(users).set({ active: false, blockedAt: now }).where(eq(users.id, accountId))
    await withdrawRemindersOfAdopter(tx, accountId, now)
    const dataUrl = suspendedDataUrl({ id: accountId, since: now, email: account.email }, now)
    const content = accountBlockedMail({ name: account.greeting, reason, dataUrl })
    await enqueueMail(tx, { to: account.email, content, now, key: reachingBlocked() })
    const { subject, name } = account
    await insertAudit(tx, { actorId, action: 'account.block', subject, name, reason, createdAt: now })
    pauseMonthlyOf(tx)
    await closeCheckoutsOf(tx, accountId)
    tx.expire(...(await listTagsOfAccount(tx, accountId)))
  })
}

/**
 * Everything is as it was before `blockAccount`. It is mailed the reason, and what waited for it leaves. Audited; of
 * concurrent ones one succeeds. @throws as `requireDecider`; not_found; conflict when it is not blocked, or suspended
 * as well.
 */
export async function unblockAccount(ctx: Context, { accountId, reason, password }: Input): Promise<void> {
  const actorId = await requireDecider(ctx, password)
  const { now } = ctx
  await write(ctx, async (tx) => {
    const account = await lockAccountForDecision(tx, accountId)
    if (!account.blocked) throw new DomainError('conflict', 'Esta cuenta no está bloqueada')
    if (account.suspended)
      throw new DomainError(
        'conflict',
        'Esta cuenta está suspendida: el bloqueo termina después de restaurarla',
      )
    await tx.update(users).set({ active: true, blockedAt: null }).where(eq(users.id, accountId))
    await askAnewAbout(tx, accountId)
    await restartClockOf(tx, accountId, now)
    await askAnewOf(tx, accountId)
    const content = unblockedMail({ name: account.greeting, pet: null, reason, url: absoluteUrl(LOGIN) })
    await enqueueMail(tx, { to: account.email, content, now })
    const { subject, name } = account
    await insertAudit(tx, { actorId, action: 'account.unblock', subject, name, reason, createdAt: now })
    pauseMonthlyOf(tx)
    tx.expire(...(await listTagsOfAccount(tx, accountId)))
  })
}
