import type { RequestDetailDto } from '@/lib/adoption/requests/dto'
import { findRequest } from '@/lib/adoption/requests/queries'
import { accountIdOf } from '@/lib/platform/actor'
import type { Context } from '@/lib/platform/context'
import { openRequest } from './answer'

/**
 * A request for one of its two sides, null for everybody else. The owner's first look opens it, unless it is `ahead` of
 * them: a prefetch is no look.
 * @throws DomainError unauthenticated.
 */
export async function readRequest(
  ctx: Context,
  requestId: number,
  { ahead }: { ahead: boolean },
): Promise<RequestDetailDto | null> {
  const accountId = accountIdOf(ctx.actor)
  const request = await findRequest(ctx.db, accountId, requestId)
  if (request?.side !== 'owner' || request.status !== 'enviada' || ahead) return request
  await openRequest(ctx, { requestId })
  return findRequest(ctx.db, accountId, requestId)
}
