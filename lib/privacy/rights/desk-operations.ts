import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { rightsRequests } from '@/db/schema'
import { listWriters } from '@/lib/moderation/staff/accounts/queries'
import { requireStaff, requireUninvolved } from '@/lib/moderation/staff/policy'
import { requireDecider } from '@/lib/moderation/staff/reauthentication-operations'
import { insertAudit } from '@/lib/platform/audit/operations'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { reachingBlocked } from '@/lib/platform/outbox/keys'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { rightsAnsweredMail } from '@/lib/platform/outbox/templates/desk'
import { write } from '@/lib/platform/write'
import { eraseAccount } from '@/lib/privacy/operations'
import { ERASURE_AT_DESK } from '@/lib/text/copy/block'
import type { RightsCaseDto } from './dto'
import { findRightsCase, listRights } from './queries'
import type { answerRightsSchema, eraseOnRequestSchema } from './schema'

/** @throws as `requireStaff`. */
export async function readRightsDesk(ctx: Context, page: number) {
  requireStaff(ctx.actor)
  return listRights(ctx.db, page, ctx.now)
}

/**
 * Reading is audited: it is what somebody wrote about their own data. Null when there is none. @throws as `requireStaff`;
 * forbidden for whoever asked.
 */
export async function readRightsCase(ctx: Context, id: number): Promise<RightsCaseDto | null> {
  const actorId = requireStaff(ctx.actor)
  const found = await findRightsCase(ctx.db, id, ctx.now)
  if (!found) return null
  requireUninvolved(actorId, await listWriters(ctx.db, actorId, found))
  await insertAudit(ctx.db, { actorId, action: 'rights.view', subject: `rights:${id}`, createdAt: ctx.now })
  return found
}

/**
 * Erases the account whose erasure is asked for, in place of its person, whom a block keeps out; the block is not lifted
 * first, so that nothing is seen again meanwhile. The answer is another matter. @throws as `requireDecider`; forbidden
 * for whoever asked; not_found without such a request or account; conflict as `eraseAccount`.
 */
export async function eraseOnRequest(
  ctx: Context,
  { id, password }: Pick<z.output<typeof eraseOnRequestSchema>, 'id' | 'password'>,
): Promise<void> {
  const actorId = await requireDecider(ctx, password)
  const found = await findRightsCase(ctx.db, id, ctx.now)
  if (found?.right !== 'erasure') throw new DomainError('not_found', 'No encontramos esa solicitud')
  requireUninvolved(actorId, await listWriters(ctx.db, actorId, found))
  if (found.userId === null) throw new DomainError('not_found', ERASURE_AT_DESK.ended)
  await eraseAccount(ctx, found.userId, { actorId, subject: `rights:${id}` })
}

/**
 * Keeps the answer and mails it. Of concurrent answers one succeeds. @throws as `requireDecider`; forbidden for
 * whoever asked; conflict when it was answered meanwhile, or is gone.
 */
export async function answerRight(
  ctx: Context,
  { id, answer, password }: z.output<typeof answerRightsSchema>,
): Promise<void> {
  const actorId = await requireDecider(ctx, password)
  await write(ctx, async (tx) => {
    const [row] = await tx.select().from(rightsRequests).where(eq(rightsRequests.id, id)).for('update')
    if (!row || row.answeredAt)
      throw new DomainError(
        'conflict',
        row?.answeredBy === actorId
          ? 'Ya respondiste esta solicitud'
          : 'Otra persona del equipo ya respondió esta solicitud',
      )
    requireUninvolved(actorId, await listWriters(tx, actorId, row))
    if (!row.receivedAt) throw new DomainError('not_found', 'No encontramos esa solicitud')
    await tx
      .update(rightsRequests)
      .set({ answer, answeredAt: ctx.now, answeredBy: actorId })
      .where(eq(rightsRequests.id, id))
    const { right, countryId, email } = row
    const content = rightsAnsweredMail({ right, countryId, answer })
    await enqueueMail(tx, { to: email, content, now: ctx.now, key: reachingBlocked() })
    await insertAudit(tx, { actorId, action: 'rights.answer', subject: `rights:${id}`, createdAt: ctx.now })
  })
}
