import type { StaffAccountDto } from '@/lib/moderation/staff/dto'
import { requireStaff } from '@/lib/moderation/staff/policy'
import { insertAudit } from '@/lib/platform/audit/operations'
import type { Context } from '@/lib/platform/context'
import { DomainError, invalidFields } from '@/lib/platform/errors'
import { findAccountId, findStaffAccount } from './queries'

/**
 * What staff see of somebody's account. Reading it is audited.
 * @throws DomainError unauthenticated, forbidden, not_found.
 */
export async function readAccount(ctx: Context, accountId: number): Promise<StaffAccountDto> {
  requireStaff(ctx.actor)
  const account = await findStaffAccount(ctx.db, accountId)
  if (!account) throw new DomainError('not_found', 'Esta cuenta no existe')
  await noteAccountRead(ctx, { accountId, isFoundation: account.foundationStatus !== null })
  return account
}

/** Audits that staff read the data of somebody else's account. @throws DomainError unauthenticated, forbidden. */
export async function noteAccountRead(
  { db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>,
  { accountId, isFoundation }: { accountId: number; isFoundation: boolean },
): Promise<void> {
  await insertAudit(db, {
    actorId: requireStaff(actor),
    action: 'account.view',
    subject: `${isFoundation ? 'foundation' : 'user'}:${accountId}`,
    createdAt: now,
  })
}

/**
 * The account with this number or e-mail, for staff.
 * @throws DomainError unauthenticated, forbidden; invalid (`account`) where there is none.
 */
export async function findAccount(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { account }: { account: string },
): Promise<number> {
  requireStaff(actor)
  const key = /^\d{1,10}$/.test(account) ? Number(account) : account
  const id = await findAccountId(db, key)
  if (id === null) throw invalidFields({ account: 'No hay ninguna cuenta con ese correo o número' })
  return id
}
