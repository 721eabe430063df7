import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { keptCases } from '@/db/schema'
import type { KeptCaseDto } from '@/lib/moderation/staff/dto'
import { requireStaff } from '@/lib/moderation/staff/policy'
import { requireDecider } from '@/lib/moderation/staff/reauthentication-operations'
import type { closeCaseSchema } from '@/lib/moderation/staff/schema'
import { insertAudit } from '@/lib/platform/audit/operations'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { write } from '@/lib/platform/write'
import { findKeptCase } from './queries'

/** Reading is audited: it may be what somebody wrote in private. Null when it is gone. @throws as `requireStaff`. */
export async function readKeptCase(ctx: Context, id: number): Promise<KeptCaseDto | null> {
  const actorId = requireStaff(ctx.actor)
  const found = await findKeptCase(ctx.db, id)
  if (!found) return null
  const subject = `user:${found.accountId}` as const
  await insertAudit(ctx.db, { actorId, action: 'case.view', subject, createdAt: ctx.now })
  return found
}

/**
 * Erases the case, after which its e-mail and telephone may be registered again unless another case has them. Audited,
 * without words, as no account is left that would take them along. Of concurrent decisions one succeeds. @throws as
 * `requireDecider`; conflict when it is gone.
 */
export async function closeKeptCase(
  ctx: Context,
  { caseId, outcome, password }: z.output<typeof closeCaseSchema>,
): Promise<void> {
  const actorId = await requireDecider(ctx, password)
  await write(ctx, async (tx) => {
    const [gone] = await tx
      .delete(keptCases)
      .where(eq(keptCases.id, caseId))
      .returning({ accountId: keptCases.accountId, kind: keptCases.kind })
    if (!gone) throw new DomainError('conflict', 'Este caso ya no existe: alguien lo cerró o venció su plazo')
    const subject = `user:${gone.accountId}` as const
    // `findPayoutHold` reads it.
    const detail = { suspension: gone.kind === 'suspension' ? 1 : 0 } as const
    await insertAudit(tx, { actorId, action: `case.${outcome}`, subject, detail, createdAt: ctx.now })
  })
}
