import type { Db } from '@/db/client'
import { resumeAllCheckIns, stopAllCheckIns } from '@/lib/adoption/check-ins/operations/stop'
import { withdrawAllStories } from '@/lib/adoption/story-offers/operations'
import { lockAccount } from '@/lib/people/accounts/queries'
import { giveConsent } from '@/lib/people/consents/operations'
import { type ChangeablePurpose, versionOf } from '@/lib/people/consents/purposes'
import { findConsent } from '@/lib/people/consents/queries'
import { accountIdOf } from '@/lib/platform/actor'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { write } from '@/lib/platform/write'
import { pauseAllSearches, resumeSearches } from '@/lib/search/saved-searches/operations/manage'
import { requireReader } from '@/lib/search/saved-searches/policy'
import type { ConsentChoice } from './schema'

const CHANGES = {
  avisos: { give: resumeSearches, withdraw: pauseAllSearches },
  seguimiento: { give: resumeAllCheckIns, withdraw: stopAllCheckIns },
  historias: { give: giveWithStory, withdraw: withdrawAllStories },
}

/** A story is offered with its consent, on its own page. @throws DomainError bad_request. */
async function giveWithStory(): Promise<void> {
  throw new DomainError('bad_request', 'Este permiso se da al contar una historia')
}

/**
 * Gives or withdraws the actor's consent to a purpose, and with it starts or stops what it is for; renews one that
 * stands, which leaves them as they are. Idempotent. Withdrawing asks for less than giving: no confirmed address.
 * @throws DomainError unauthenticated; when giving email_not_confirmed, and conflict where it would start nothing;
 *   TooManyRequests.
 */
export async function changeConsent(ctx: Context, { purpose, choice }: ConsentChoice): Promise<void> {
  const userId = choice === 'withdraw' ? accountIdOf(ctx.actor) : requireReader(ctx.actor)
  await limit(ctx, LIMITS.savedSearchAccount, userId)
  await write(ctx, async (tx) => {
    await lockAccount(tx, userId)
    if (choice === 'renew') await renew(tx, { userId, purpose, now: ctx.now })
    else await CHANGES[purpose][choice](tx, userId, ctx.now)
  })
}

/** To the text of today. One that was withdrawn meanwhile, in another tab, stays so. */
async function renew(tx: Db, said: { userId: number; purpose: ChangeablePurpose; now: Date }): Promise<void> {
  const newest = await findConsent(tx, said.userId, said.purpose)
  if (!newest || newest.withdrawnAt) return
  await giveConsent(tx, { ...said, how: 'form', version: versionOf(said.purpose) })
}
