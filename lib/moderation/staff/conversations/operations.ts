import { and, eq, max } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '@/db/client'
import { adoptionMessages, adoptionRequests, pets, reports } from '@/db/schema'
import { hideFromBothSides } from '@/lib/adoption/conversation/operations/hide'
import { lockAccounts, lockConversation } from '@/lib/adoption/requests/operations/lock'
import type { ConversationCaseDto } from '@/lib/moderation/staff/dto'
import { requireStaff, requireUninvolved, stateOfConversation } from '@/lib/moderation/staff/policy'
import { requireDecider } from '@/lib/moderation/staff/reauthentication-operations'
import type { acceptReportSchema, noteReportSchema } from '@/lib/moderation/staff/schema'
import { insertAudit } from '@/lib/platform/audit/operations'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { type WriteTx, write } from '@/lib/platform/write'
import type { AuditAction } from '@/lib/text/copy/audit'
import { findConversationCase, isOfCase } from './queries'

/** Reading is audited: it is private. Null when the report is gone. @throws as `requireStaff`; forbidden for a side. */
export async function readConversationCase(
  ctx: Context,
  reportId: number,
): Promise<ConversationCaseDto | null> {
  const actorId = requireStaff(ctx.actor)
  const found = await findConversationCase(ctx.db, reportId)
  if (!found) return null
  requireUninvolved(actorId, [found.reporter.id, found.reported.id])
  const subject = `report:${reportId}` as const
  await insertAudit(ctx.db, { actorId, action: 'conversation.view', subject, createdAt: ctx.now })
  return found
}

type Noted = z.output<typeof noteReportSchema>

/**
 * Nothing is wrong. Decides all open reports of the message. Audited. Of concurrent decisions one succeeds.
 * @throws as `requireDecider`; not_found; forbidden for a side; conflict when the case is not as `seen`.
 */
export const dismissReport = (ctx: Context, input: Noted): Promise<void> =>
  decide(ctx, input, { status: 'descartado', action: 'report.dismiss' })

/** It disappears for both sides. @throws as `dismissReport`; conflict also for a report of a whole conversation. */
export const hideMessage = (ctx: Context, input: Noted): Promise<void> =>
  decide(ctx, input, { status: 'aceptado', action: 'message.hide', hides: true })

/** The report is right and the conversation stays as it is. @throws as `dismissReport`. */
export const acceptReport = (ctx: Context, input: z.output<typeof acceptReportSchema>): Promise<void> =>
  decide(ctx, input, { status: 'aceptado', action: 'report.accept' })

interface Decision {
  status: 'aceptado' | 'descartado'
  action: AuditAction
  hides?: true
}

async function decide(
  ctx: Context,
  { reportId, seen, reason, password }: Noted,
  { status, action, hides }: Decision,
): Promise<void> {
  const actorId = await requireDecider(ctx, password)
  const { now } = ctx
  await write(ctx, async (tx) => {
    const { report, removedAt } = await lockCase(tx, reportId, actorId)
    const isOpenOfCase = and(isOfCase(report), eq(reports.status, 'abierto'))
    const [open] = await tx
      .select({ last: max(reports.id) })
      .from(reports)
      .where(isOpenOfCase)
    const lastOpen = open?.last ?? 0
    if (lastOpen === 0 || stateOfConversation({ lastOpen, removedAt }) !== seen)
      throw new DomainError(
        'conflict',
        'Este reporte cambió o alguien decidió antes. Recarga la página y míralo de nuevo',
      )
    if (hides) await removeMessage(tx, report.messageId, now)
    await tx.update(reports).set({ status, decidedAt: now }).where(isOpenOfCase)
    await insertAudit(tx, { actorId, action, subject: `report:${reportId}`, reason, createdAt: now })
  })
}

/**
 * Both sides' accounts and the conversation first, as everybody who writes in it does; then the reports of the case.
 */
async function lockCase(tx: Db, reportId: number, staffId: number) {
  const [found] = await tx
    .select({ id: adoptionRequests.id, adopterId: adoptionRequests.adopterId, ownerId: pets.ownerId })
    .from(reports)
    .innerJoin(adoptionRequests, eq(adoptionRequests.id, reports.requestId))
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(eq(reports.id, reportId))
  if (!found) throw reportNotFound()
  requireUninvolved(staffId, [found.adopterId, found.ownerId])
  await lockAccounts(tx, [found.adopterId, found.ownerId])
  await lockConversation(tx, found.id)
  const [report] = await tx
    .select({ id: reports.id, messageId: reports.messageId })
    .from(reports)
    .where(eq(reports.id, reportId))
    .for('update')
  if (!report) throw reportNotFound()
  if (report.messageId === null) return { report, removedAt: null }
  const [message] = await tx
    .select({ hiddenAt: adoptionMessages.hiddenAt })
    .from(adoptionMessages)
    .where(eq(adoptionMessages.id, report.messageId))
    .for('update')
  return { report, removedAt: message?.hiddenAt?.toISOString() ?? null }
}

const reportNotFound = () => new DomainError('not_found', 'Este reporte ya no existe')

async function removeMessage(tx: WriteTx, messageId: number | null, now: Date): Promise<void> {
  if (messageId === null)
    throw new DomainError(
      'conflict',
      'Este reporte es de toda la conversación: no hay un mensaje que retirar',
    )
  await hideFromBothSides(tx, messageId, now)
}
