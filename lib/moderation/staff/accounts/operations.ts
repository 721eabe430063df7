import type { z } from 'zod'
import { requireStaff } from '@/lib/moderation/staff/policy'
import { requireDecider } from '@/lib/moderation/staff/reauthentication-operations'
import type { resetSecondFactorSchema } from '@/lib/moderation/staff/schema'
import { resetSecondFactor } from '@/lib/people/second-factor/reset-operations'
import { insertAudit } from '@/lib/platform/audit/operations'
import type { Context } from '@/lib/platform/context'
import { DomainError, invalidFields } from '@/lib/platform/errors'
import { write } from '@/lib/platform/write'
import { parseId } from '@/lib/text/params'
import type { StaffAccountDto } from './dto'
import { findAccountId, findStaffAccount } from './queries'

/** Reading it is audited. @throws as `requireStaff`; not_found. */
export async function readAccount(ctx: Context, accountId: number): Promise<StaffAccountDto> {
  requireStaff(ctx.actor)
  const account = await findStaffAccount(ctx.db, accountId)
  if (!account) throw new DomainError('not_found', 'Esta cuenta no existe')
  await noteAccountRead(ctx, { accountId, isFoundation: account.foundationStatus !== null })
  return account
}

/** Also where its data are part of another page. @throws as `requireStaff`. */
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

/** By number or e-mail. @throws as `requireStaff`; invalid (`account`) where there is none. */
export async function findAccount(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { account }: { account: string },
): Promise<number> {
  requireStaff(actor)
  const id = await findAccountId(db, numberIn(account) ?? addressIn(account))
  if (id === null) throw invalidFields({ account: 'No hay ninguna cuenta con ese correo o número' })
  return id
}

/** As the desk and people write it: 'cuenta N.º 45', '#45', '1.000.000.045'. */
function numberIn(typed: string): number | null {
  const number = typed.replace(/^(cuenta\s+)?(n\s*\.?\s*[º°o]?\s*\.?|#)?\s*(?=[\d.]+$)/i, '')
  return parseId(/^\d{1,3}(\.\d{3})+$/.test(number) ? number.replaceAll('.', '') : number)
}

/** Of what a mail program copies: 'Ana Paz <ana@correo.example>', 'mailto:ana@correo.example'. */
const addressIn = (typed: string): string =>
  (/<([^<>]+)>$/.exec(typed)?.[1] ?? typed).replace(/^mailto:/i, '').trim()

/** Resets the second factor of a colleague who lost their device, or one's own. @throws as `requireDecider`; not_found; conflict. */
export async function resetStaffSecondFactor(
  ctx: Context,
  { accountId, password }: z.output<typeof resetSecondFactorSchema>,
): Promise<void> {
  const actorId = await requireDecider(ctx, password)
  await write(ctx, (tx) => resetSecondFactor(tx, { accountId, actorId, now: ctx.now }))
}
