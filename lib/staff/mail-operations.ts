import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { outbox } from '@/db/schema'
import { insertAudit } from '@/lib/audit/operations'
import type { Context } from '@/lib/context'
import { DomainError } from '@/lib/errors'
import { deliverSoon } from '@/lib/outbox/delivery'
import { requireStaff } from './policy'

/** As after an outage; skips mails without text. @returns how many. @throws DomainError unauthenticated, forbidden. */
export async function resendAllMail(ctx: Context): Promise<number> {
  const staffId = requireStaff(ctx.actor)
  const count = await ctx.db.transaction(async (tx) => {
    const mails = await tx
      .update(outbox)
      .set({ attempts: 0, failedAt: null, nextAttemptAt: ctx.now })
      .where(and(isNotNull(outbox.failedAt), ne(outbox.text, '')))
      .returning({ id: outbox.id })
    if (mails.length > 0) {
      await insertAudit(tx, {
        actorId: staffId,
        action: 'mail.resend',
        subject: 'mail:all',
        detail: { count: mails.length },
        createdAt: ctx.now,
      })
    }
    return mails.length
  })
  deliverSoon(ctx)
  return count
}

/**
 * Keeps the idempotency key, so that no provider sends it twice.
 * @throws DomainError unauthenticated, forbidden; conflict when it has not failed or its text is gone.
 */
export async function resendMail(ctx: Context, { id }: { id: number }): Promise<void> {
  const staffId = requireStaff(ctx.actor)
  await ctx.db.transaction(async (tx) => {
    const [mail] = await tx
      .update(outbox)
      .set({ attempts: 0, failedAt: null, nextAttemptAt: ctx.now })
      .where(and(eq(outbox.id, id), isNotNull(outbox.failedAt), ne(outbox.text, '')))
      .returning({ subject: outbox.subject })
    if (!mail) throw new DomainError('conflict', 'Este correo ya va en camino, o su texto ya no existe')
    await insertAudit(tx, {
      actorId: staffId,
      action: 'mail.resend',
      subject: `mail:${id}`,
      detail: { subject: mail.subject },
      createdAt: ctx.now,
    })
  })
  deliverSoon(ctx)
}
