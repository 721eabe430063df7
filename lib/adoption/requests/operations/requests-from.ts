import { eq } from 'drizzle-orm'
import { users } from '@/db/schema'
import { listTagsOfAccount } from '@/lib/people/accounts/queries'
import { requirePublisher } from '@/lib/pets/policy'
import type { Context } from '@/lib/platform/context'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { write } from '@/lib/platform/write'
import type { RequestsFrom } from '@/lib/text/vocabulary'

/**
 * Sets from where the actor takes requests for any of their pets. Requests that are open stay.
 * @throws DomainError unauthenticated; forbidden for staff; TooManyRequests.
 */
export async function changeRequestsFrom(
  ctx: Context,
  { requestsFrom }: { requestsFrom: RequestsFrom },
): Promise<void> {
  const id = requirePublisher(ctx.actor)
  await limit(ctx, LIMITS.profileAccount, id)
  await write(ctx, async (tx) => {
    await tx.update(users).set({ requestsFrom }).where(eq(users.id, id))
    tx.expire(...(await listTagsOfAccount(tx, id)))
  })
}
