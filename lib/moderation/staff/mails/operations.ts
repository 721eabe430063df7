import { requireStaff } from '@/lib/moderation/staff/policy'
import { insertAudit } from '@/lib/platform/audit/operations'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { retryFailedMail } from '@/lib/platform/outbox/operations'
import { write } from '@/lib/platform/write'

/** As after an outage; skips mails without text. @returns how many. @throws DomainError unauthenticated, forbidden. */
export async function resendAllMail(ctx: Context): Promise<number> {
  const staffId = requireStaff(ctx.actor)
  return write(ctx, async (tx) => {
    const count = await retryFailedMail(tx, ctx.now)
    if (count > 0) {
      await insertAudit(tx, {
        actorId: staffId,
        action: 'mail.resend',
        subject: 'mail:all',
        detail: { count },
        createdAt: ctx.now,
      })
    }
    return count
  })
}

/**
 * Keeps the idempotency key, so that no provider sends it twice. @throws as `requireStaff`; conflict when it cannot.
 */
export async function resendMail(ctx: Context, { id }: { id: number }): Promise<void> {
  const staffId = requireStaff(ctx.actor)
  await write(ctx, async (tx) => {
    const count = await retryFailedMail(tx, ctx.now, id)
    if (count === 0) throw new DomainError('conflict', 'Este correo ya va en camino, o su texto ya no existe')
    await insertAudit(tx, {
      actorId: staffId,
      action: 'mail.resend',
      subject: `mail:${id}`,
      createdAt: ctx.now,
    })
  })
}
