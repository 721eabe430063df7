import { accountIdOf } from '@/lib/actor'
import { findRequest } from '@/lib/adoptions/detail-queries'
import type { RequestDetailDto } from '@/lib/adoptions/dto'
import type { Context } from '@/lib/context'
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
