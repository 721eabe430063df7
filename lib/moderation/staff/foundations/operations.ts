import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '@/db/client'
import { foundationDocuments, foundations, users } from '@/db/schema'
import { closeRequestsOfOwner } from '@/lib/adoption/requests/operations/departures'
import { giveSlug } from '@/lib/foundations/slug-operations'
import { mayDecide, requireStaff } from '@/lib/moderation/staff/policy'
import { requireDecider } from '@/lib/moderation/staff/reauthentication-operations'
import type { approveFoundationSchema, rejectFoundationSchema } from '@/lib/moderation/staff/schema'
import { listTagsOfAccount } from '@/lib/people/accounts/queries'
import { insertAudit } from '@/lib/platform/audit/operations'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import type { StoredFile } from '@/lib/platform/integrations/files/files'
import { fileStore } from '@/lib/platform/integrations/files/store'
import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { foundationApprovedMail, foundationRejectedMail } from '@/lib/platform/outbox/templates/foundation'
import { write } from '@/lib/platform/write'
import { DASHBOARD, foundationPath } from '@/lib/text/routes'
import type { FoundationStatus } from '@/lib/text/vocabulary'
import { findApplicationState } from './queries'

/**
 * Also after a rejection: it and its pets become public, and it is notified by e-mail. Audited. Of concurrent decisions
 * one succeeds. @throws as `requireDecider`; not_found; conflict when it is approved or not as `seen`.
 */
export async function approveFoundation(
  ctx: Context,
  input: z.output<typeof approveFoundationSchema>,
): Promise<void> {
  const { foundationId } = input
  await decide(ctx, {
    ...input,
    to: 'aprobada',
    mail: ({ name }) => foundationApprovedMail({ name, url: absoluteUrl(foundationPath(foundationId)) }),
  })
}

/** It sees the reason and is e-mailed it. @throws as `approveFoundation`; conflict when it is not pending. */
export async function rejectFoundation(
  ctx: Context,
  input: z.output<typeof rejectFoundationSchema>,
): Promise<void> {
  const { reason } = input
  await decide(ctx, {
    ...input,
    to: 'rechazada',
    mail: ({ name }) => foundationRejectedMail({ name, reason, url: absoluteUrl(DASHBOARD) }),
  })
}

interface Decision {
  foundationId: number
  seen: string
  to: FoundationStatus
  reason?: string | undefined
  password?: string | undefined
  mail: (account: { name: string }) => MailContent
}

async function decide(ctx: Context, decision: Decision): Promise<void> {
  const { foundationId, seen, to, reason, mail } = decision
  const staffId = await requireDecider(ctx, decision.password)
  const { now } = ctx
  await write(ctx, async (tx) => {
    const { account, foundation } = await lockFoundation(tx, foundationId)
    if (!account.active) throw new DomainError('conflict', 'La cuenta de esta fundación ya no está activa')
    if (!mayDecide(foundation.status, to))
      throw new DomainError('conflict', `Esta fundación ya está ${foundation.status}: alguien decidió antes`)
    if ((await findApplicationState(tx, foundationId)) !== seen)
      throw new DomainError(
        'conflict',
        'Esta solicitud cambió o alguien decidió antes. Recarga la página y mírala de nuevo',
      )
    await tx
      .update(foundations)
      .set({ status: to, decidedAt: now, decidedBy: staffId, decisionReason: reason ?? null })
      .where(eq(foundations.userId, foundationId))
    if (to === 'rechazada') await closeRequestsOfOwner(tx, foundationId, { why: 'equipo', now })
    await insertAudit(tx, {
      actorId: staffId,
      action: to === 'aprobada' ? 'foundation.approve' : 'foundation.reject',
      subject: `foundation:${foundationId}`,
      name: foundation.name,
      reason,
      createdAt: now,
    })
    await enqueueMail(tx, { to: account.email, content: mail(account), now })
    if (to === 'aprobada') await giveSlug(tx, { id: foundationId, name: foundation.name })
    tx.expire(...(await listTagsOfAccount(tx, foundationId)))
  })
}

/** Account first, as the search triggers do. */
export async function lockFoundation(tx: Db, id: number) {
  const [account] = await tx
    .select({ name: users.name, email: users.email, active: users.active })
    .from(users)
    .where(eq(users.id, id))
    .for('share')
  const [foundation] = await tx.select().from(foundations).where(eq(foundations.userId, id)).for('update')
  if (!account || !foundation) throw new DomainError('not_found', 'Esta fundación no existe')
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
