import type { z } from 'zod'
import { requireDecider } from '@/lib/moderation/staff/reauthentication-operations'
import type { resetSecondFactorSchema } from '@/lib/moderation/staff/schema'
import { resetSecondFactor } from '@/lib/people/second-factor/reset-operations'
import type { Context } from '@/lib/platform/context'
import { write } from '@/lib/platform/write'

/** Resets the second factor of a colleague who lost their device, or one's own. @throws as `requireDecider`; not_found; conflict. */
export async function resetStaffSecondFactor(
  ctx: Context,
  { accountId, password }: z.output<typeof resetSecondFactorSchema>,
): Promise<void> {
  const actorId = await requireDecider(ctx, password)
  await write(ctx, (tx) => resetSecondFactor(tx, { accountId, actorId, now: ctx.now }))
}
