import { requireStaff } from '@/lib/moderation/staff/policy'
import { insertAudit } from '@/lib/platform/audit/operations'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { retryFailedMail } from '@/lib/platform/outbox/operations'
import { write } from '@/lib/platform/write'

/** @throws as `requireStaff`. */
const resending = ({ actor, now }: Context) =>
  ({ actorId: requireStaff(actor), action: 'mail.resend', createdAt: now }) as const

/** As after an outage; skips mails without text. @returns how many. @throws DomainError unauthenticated, forbidden. */
export async function resendAllMail(ctx: Context): Promise<number> {
  const entry = resending(ctx)
  return write(ctx, async (tx) => {
    const count = await retryFailedMail(tx, ctx.now)
    if (count > 0) await insertAudit(tx, { ...entry, subject: 'mail:all', detail: { count } })
    return count
  })
}

/**
 * Keeps the idempotency key, so that no provider sends it twice. @throws as `requireStaff`; conflict when it cannot.
 */
export async function resendMail(ctx: Context, { id }: { id: number }): Promise<void> {
  const entry = resending(ctx)
  await write(ctx, async (tx) => {
    const count = await retryFailedMail(tx, ctx.now, id)
    if (count === 0) throw new DomainError('conflict', 'Este correo ya va en camino, o su texto ya no existe')
    await insertAudit(tx, { ...entry, subject: `mail:${id}` })
  })
}
