import type { PasswordOwner } from '@/lib/people/accounts/guessable-words'
import { requireUncommonPassword } from '@/lib/people/accounts/passwords'
import type { Context } from '@/lib/platform/context'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limitIp } from '@/lib/platform/rate-limits/operations'

/**
 * Refuses a common password, and counts it: to score one takes long. Call it last of the checks, so that none of them gives it
 * back. @throws DomainError invalid; TooManyRequests far beyond what somebody tries.
 */
export async function scoreNewPassword(
  ctx: Context,
  password: string,
  field: string,
  owner: PasswordOwner,
): Promise<void> {
  const refund = await limitIp(ctx, LIMITS.commonPasswordIp)
  await requireUncommonPassword(password, field, owner)
  await refund()
}
