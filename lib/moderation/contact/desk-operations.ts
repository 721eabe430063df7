import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { contactMessages } from '@/db/schema'
import { listWriters } from '@/lib/moderation/staff/accounts/queries'
import { requireStaff, requireUninvolved } from '@/lib/moderation/staff/policy'
import { requireDecider } from '@/lib/moderation/staff/reauthentication-operations'
import { insertAudit } from '@/lib/platform/audit/operations'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { reachingBlocked } from '@/lib/platform/outbox/keys'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { contactAnsweredMail } from '@/lib/platform/outbox/templates/desk'
import { type WriteTx, write } from '@/lib/platform/write'
import type { ContactMessageDto } from './dto'
import { findContactMessage, listContact } from './queries'
import type { answerContactSchema, closeContactSchema, eraseContactSchema } from './schema'

/** @throws as `requireStaff`. */
export async function readContactDesk(ctx: Context, page: number) {
  requireStaff(ctx.actor)
  return listContact(ctx.db, page)
}

/** Reading is audited. Null when there is none. @throws as `requireStaff`; forbidden for whoever wrote it. */
export async function readContactMessage(ctx: Context, id: number): Promise<ContactMessageDto | null> {
  const actorId = requireStaff(ctx.actor)
  const found = await findContactMessage(ctx.db, id)
  if (!found) return null
  requireUninvolved(actorId, await listWriters(ctx.db, actorId, found))
  await insertAudit(ctx.db, { actorId, action: 'contact.view', subject: `contact:${id}`, createdAt: ctx.now })
  return found
}

/**
 * Keeps the answer and mails it. Of concurrent decisions one succeeds. @throws as `requireDecider`; forbidden for
 * whoever wrote the message; conflict when it was answered or closed meanwhile, or is gone.
 */
export async function answerContact(
  ctx: Context,
  { id, answer, password }: z.output<typeof answerContactSchema>,
): Promise<void> {
  const actorId = await requireDecider(ctx, password)
  const { now } = ctx
  await write(ctx, async (tx) => {
    const { name, email } = await lockOpen(tx, id, actorId)
    await tx
      .update(contactMessages)
      .set({ status: 'answered', answer, decidedAt: now, decidedBy: actorId })
      .where(eq(contactMessages.id, id))
    const content = contactAnsweredMail({ id, name, answer })
    await enqueueMail(tx, { to: email, content, now, key: reachingBlocked() })
    await insertAudit(tx, { actorId, action: 'contact.answer', subject: `contact:${id}`, createdAt: now })
  })
}

/** Without an answer, and without a mail. @throws as `answerContact`. */
export async function closeContact(
  ctx: Context,
  { id, password }: z.output<typeof closeContactSchema>,
): Promise<void> {
  const actorId = await requireDecider(ctx, password)
  const { now } = ctx
  await write(ctx, async (tx) => {
    await lockOpen(tx, id, actorId)
    await tx
      .update(contactMessages)
      .set({ status: 'closed', decidedAt: now, decidedBy: actorId })
      .where(eq(contactMessages.id, id))
    await insertAudit(tx, { actorId, action: 'contact.close', subject: `contact:${id}`, createdAt: now })
  })
}

/**
 * On request of whoever wrote it, before its term is over; the audit log keeps that there was one. @throws as `requireDecider`;
 * forbidden for whoever wrote the message; not_found when it is gone; conflict while nobody decided it.
 */
export async function eraseContact(
  ctx: Context,
  { id, password }: z.output<typeof eraseContactSchema>,
): Promise<void> {
  const actorId = await requireDecider(ctx, password)
  await write(ctx, async (tx) => {
    const [row] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update')
    if (!row) throw new DomainError('not_found', 'Ese mensaje ya no existe')
    requireUninvolved(actorId, await listWriters(tx, actorId, row))
    if (row.status === 'open') throw new DomainError('conflict', 'Primero respóndelo o ciérralo')
    await tx.delete(contactMessages).where(eq(contactMessages.id, id))
    await insertAudit(tx, { actorId, action: 'contact.erase', subject: `contact:${id}`, createdAt: ctx.now })
  })
}

async function lockOpen(tx: WriteTx, id: number, actorId: number) {
  const [row] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update')
  if (row?.status !== 'open')
    throw new DomainError(
      'conflict',
      row?.decidedBy === actorId
        ? 'Ya respondiste o cerraste este mensaje'
        : 'Otra persona del equipo ya respondió o cerró este mensaje',
    )
  requireUninvolved(actorId, await listWriters(tx, actorId, row))
  return row
}
