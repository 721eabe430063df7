import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { foundations } from '@/db/schema'
import { requireDecider } from '@/lib/moderation/staff/reauthentication-operations'
import type { approveNameSchema, rejectNameSchema } from '@/lib/moderation/staff/schema'
import { listTagsOfAccount } from '@/lib/people/accounts/queries'
import { insertAudit } from '@/lib/platform/audit/operations'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { nameApprovedMail, nameRejectedMail } from '@/lib/platform/outbox/templates/foundation'
import { write } from '@/lib/platform/write'
import { DASHBOARD_FOUNDATION, foundationPath } from '@/lib/text/routes'
import { lockFoundation } from './operations'

type Noted = z.output<typeof approveNameSchema>

/**
 * It is e-mailed. Audited. Of concurrent decisions one succeeds.
 * @throws as `requireDecider`; not_found; conflict when the proposal is not as `seen`, and while
 * the account is not active.
 */
export const approveName = (ctx: Context, input: Noted): Promise<void> => decide(ctx, input, true)

/** The foundation keeps its name and is e-mailed the reason. Audited. @throws as `approveName`. */
export const rejectName = (ctx: Context, input: z.output<typeof rejectNameSchema>): Promise<void> =>
  decide(ctx, input, false)

async function decide(
  ctx: Context,
  { foundationId, seen, reason, password }: Noted,
  isApproved: boolean,
): Promise<void> {
  const actorId = await requireDecider(ctx, password)
  const { now } = ctx
  await write(ctx, async (tx) => {
    const { account, foundation } = await lockFoundation(tx, foundationId)
    if (!account.active) throw new DomainError('conflict', 'La cuenta de esta fundación ya no está activa')
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
