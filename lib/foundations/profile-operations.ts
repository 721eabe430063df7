import { eq } from 'drizzle-orm'
import { foundations, users } from '@/db/schema'
import { listTagsOfAccount } from '@/lib/people/accounts/queries'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { write } from '@/lib/platform/write'
import { requireFoundation } from './policy'
import type { FoundationProfileInput } from './schema'

/**
 * A new name of an approved foundation waits for staff; its own name again withdraws it. @returns whether a name waits.
 * @throws DomainError unauthenticated, forbidden, not_found; TooManyRequests.
 */
export async function updateFoundationProfile(
  ctx: Context,
  { name, address, profile }: FoundationProfileInput,
): Promise<{ waits: boolean }> {
  const id = requireFoundation(ctx.actor)
  await limit(ctx, LIMITS.profileAccount, id)
  return write(ctx, async (tx) => {
    // Account first, as in staff decisions: no deadlocks.
    const [account] = await tx
      .update(users)
      .set({ address })
      .where(eq(users.id, id))
      .returning({ id: users.id })
    const [present] = await tx.select().from(foundations).where(eq(foundations.userId, id)).for('update')
    if (!account || !present) throw new DomainError('not_found', 'Esta cuenta ya no existe')
    const naming = nameChange(present, name, ctx.now)
    await tx
      .update(foundations)
      .set({ ...profile, ...naming })
      .where(eq(foundations.userId, id))
    tx.expire(...(await listTagsOfAccount(tx, id)))
    return { waits: naming.proposedName !== null }
  })
}

type Naming = Pick<typeof foundations.$inferSelect, 'name' | 'proposedName' | 'proposedAt'>

function nameChange(present: typeof foundations.$inferSelect, name: string, now: Date): Naming {
  const { proposedName, proposedAt } = present
  if (present.status !== 'aprobada') return { name, proposedName: null, proposedAt: null }
  if (name === present.name) return { name, proposedName: null, proposedAt: null }
  // The same proposal again keeps its place in the queue.
  const waits = name === proposedName ? { proposedName, proposedAt } : { proposedName: name, proposedAt: now }
  return { name: present.name, ...waits }
}
