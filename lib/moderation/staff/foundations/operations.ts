import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '@/db/client'
import { foundationDocuments, foundations, users } from '@/db/schema'
import { closeRequestsOfOwner } from '@/lib/adoption/requests/operations/departures'
import { giveSlug } from '@/lib/foundations/slug-operations'
import { mayDecide, missingForApproval, requireStaff } from '@/lib/moderation/staff/policy'
import { requireDecider } from '@/lib/moderation/staff/reauthentication-operations'
import type {
  approveFoundationSchema,
  approveNameSchema,
  rejectFoundationSchema,
  rejectNameSchema,
} from '@/lib/moderation/staff/schema'
import { listTagsOfAccount } from '@/lib/people/accounts/queries'
import { insertAudit } from '@/lib/platform/audit/operations'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import type { StoredFile } from '@/lib/platform/integrations/files/files'
import { fileStore } from '@/lib/platform/integrations/files/store'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import {
  foundationApprovedMail,
  foundationRejectedMail,
  nameApprovedMail,
  nameRejectedMail,
} from '@/lib/platform/outbox/templates/foundation'
import { write } from '@/lib/platform/write'
import { DASHBOARD, DASHBOARD_FOUNDATION, foundationPath } from '@/lib/text/routes'
import { findApplicationState } from './queries'

/**
 * Also after a rejection: it and its pets become public, and it is notified by e-mail. Audited. Of concurrent decisions
 * one succeeds. @throws as `requireDecider`; not_found; conflict when it is approved, not as `seen`, without a document or
 * with an unconfirmed e-mail.
 */
export const approveFoundation = (ctx: Context, input: Noted): Promise<void> => decide(ctx, input, 'aprobada')

/** It sees the reason and is e-mailed it. @throws as `approveFoundation`; conflict when it is not pending. */
export const rejectFoundation = (
  ctx: Context,
  input: z.output<typeof rejectFoundationSchema>,
): Promise<void> => decide(ctx, input, 'rechazada')

type Noted = z.output<typeof approveFoundationSchema>

async function decide(
  ctx: Context,
  { foundationId, seen, reason, password }: Noted,
  to: 'aprobada' | 'rechazada',
): Promise<void> {
  const staffId = await requireDecider(ctx, password)
  const { now } = ctx
  const isApproved = to === 'aprobada'
  await write(ctx, async (tx) => {
    const { account, foundation } = await lockActiveFoundation(tx, foundationId)
    if (!mayDecide(foundation.status, to))
      throw new DomainError('conflict', `Esta fundación ya está ${foundation.status}: alguien decidió antes`)
    if ((await findApplicationState(tx, foundationId)) !== seen)
      throw new DomainError(
        'conflict',
        'Esta solicitud cambió o alguien decidió antes. Recarga la página y mírala de nuevo',
      )
    const missing = isApproved ? missingForApproval(account) : null
    if (missing !== null) throw new DomainError('conflict', missing)
    await tx
      .update(foundations)
      .set({ status: to, decidedAt: now, decidedBy: staffId, decisionReason: reason ?? null })
      .where(eq(foundations.userId, foundationId))
    if (!isApproved) await closeRequestsOfOwner(tx, foundationId, { why: 'equipo', now })
    await insertAudit(tx, {
      actorId: staffId,
      action: isApproved ? 'foundation.approve' : 'foundation.reject',
      subject: `foundation:${foundationId}`,
      name: foundation.name,
      reason,
      createdAt: now,
    })
    const { name } = account
    const content = isApproved
      ? foundationApprovedMail({ name, url: absoluteUrl(foundationPath(foundationId)) })
      : foundationRejectedMail({
          name,
          reason: reason ?? '',
          hasDocument: account.documents > 0,
          url: absoluteUrl(DASHBOARD),
        })
    await enqueueMail(tx, { to: account.email, content, now })
    if (isApproved) await giveSlug(tx, { id: foundationId, name: foundation.name })
    tx.expire(...(await listTagsOfAccount(tx, foundationId)))
  })
}

/** Account first, as the search triggers do. */
async function lockActiveFoundation(tx: Db, id: number) {
  const [account] = await tx
    .select({
      name: users.name,
      email: users.email,
      active: users.active,
      confirmed: sql<boolean>`${users.emailVerifiedAt} is not null`,
      documents: tx.$count(foundationDocuments, eq(foundationDocuments.foundationId, users.id)),
    })
    .from(users)
    .where(eq(users.id, id))
    .for('share')
  const [foundation] = await tx.select().from(foundations).where(eq(foundations.userId, id)).for('update')
  if (!account || !foundation) throw new DomainError('not_found', 'Esta fundación no existe')
  if (!account.active) throw new DomainError('conflict', 'La cuenta de esta fundación ya no está activa')
  return { account, foundation }
}

/** Audited. @throws DomainError unauthenticated, forbidden; not_found, also when the file was deleted. */
export async function openDocument(ctx: Context, { id }: { id: number }): Promise<StoredFile> {
  const staffId = requireStaff(ctx.actor)
  const [document] = await ctx.db.select().from(foundationDocuments).where(eq(foundationDocuments.id, id))
  const file = document && (await fileStore.get(document.file))
  if (!file) throw new DomainError('not_found', 'Este documento no existe')
  await insertAudit(ctx.db, {
    actorId: staffId,
    action: 'document.view',
    subject: `foundation:${document.foundationId}`,
    detail: { document: id },
    createdAt: ctx.now,
  })
  return { bytes: file.bytes, contentType: document.contentType }
}

type NotedName = z.output<typeof approveNameSchema>

/**
 * It is e-mailed. Audited. Of concurrent decisions one succeeds.
 * @throws as `requireDecider`; not_found; conflict when the proposal is not as `seen`, and while
 * the account is not active.
 */
export const approveName = (ctx: Context, input: NotedName): Promise<void> => decideName(ctx, input, true)

/** The foundation keeps its name and is e-mailed the reason. Audited. @throws as `approveName`. */
export const rejectName = (ctx: Context, input: z.output<typeof rejectNameSchema>): Promise<void> =>
  decideName(ctx, input, false)

async function decideName(
  ctx: Context,
  { foundationId, seen, reason, password }: NotedName,
  isApproved: boolean,
): Promise<void> {
  const actorId = await requireDecider(ctx, password)
  const { now } = ctx
  await write(ctx, async (tx) => {
    const { account, foundation } = await lockActiveFoundation(tx, foundationId)
    const { name, proposedName, proposedAt } = foundation
    if (proposedName === null || String(proposedAt?.getTime()) !== seen)
      throw new DomainError(
        'conflict',
        'El nombre propuesto cambió o alguien decidió antes. Recarga la página y míralo de nuevo',
      )
    await tx
      .update(foundations)
      .set({ name: isApproved ? proposedName : name, proposedName: null, proposedAt: null })
      .where(eq(foundations.userId, foundationId))
    await insertAudit(tx, {
      actorId,
      action: isApproved ? 'foundation.rename' : 'foundation.keep-name',
      subject: `foundation:${foundationId}`,
      name: isApproved ? proposedName : name,
      reason: [isApproved ? `Antes: «${name}».` : `Proponía: «${proposedName}».`, reason]
        .filter(Boolean)
        .join(' '),
      createdAt: now,
    })
    const content = isApproved
      ? nameApprovedMail({
          name: account.name,
          foundation: proposedName,
          url: absoluteUrl(foundationPath(foundationId)),
        })
      : nameRejectedMail({
          name: account.name,
          foundation: proposedName,
          reason: reason ?? '',
          url: absoluteUrl(DASHBOARD_FOUNDATION),
        })
    await enqueueMail(tx, { to: account.email, content, now })
    if (isApproved) tx.expire(...(await listTagsOfAccount(tx, foundationId)))
  })
}
