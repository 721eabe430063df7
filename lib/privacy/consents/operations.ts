import type { Db } from '@/db/client'
import { resumeAllCheckIns, stopAllCheckIns } from '@/lib/adoption/check-ins/operations/stop'
import { lockAccount } from '@/lib/people/accounts/queries'
import { giveConsent } from '@/lib/people/consents/operations'
import { MAIL_VERSIONS, type MailPurpose } from '@/lib/people/consents/purposes'
import { findConsent } from '@/lib/people/consents/queries'
import { accountIdOf } from '@/lib/platform/actor'
import type { Context } from '@/lib/platform/context'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { write } from '@/lib/platform/write'
import { pauseAllSearches, resumeAllSearches } from '@/lib/search/saved-searches/operations/all'
import { requireReader } from '@/lib/search/saved-searches/policy'
import type { ConsentChoice } from './schema'

const CHANGES = {
  avisos: { give: resumeAllSearches, withdraw: pauseAllSearches },
  seguimiento: { give: resumeAllCheckIns, withdraw: stopAllCheckIns },
}

/**
 * Gives or withdraws the actor's consent to mails of a purpose, and with it starts or stops all of them; renews one that
 * stands, which leaves them as they are. Idempotent. Withdrawing asks for less than giving: no confirmed address.
 * @throws DomainError unauthenticated; email_not_confirmed when giving; TooManyRequests.
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
async function renew(tx: Db, said: { userId: number; purpose: MailPurpose; now: Date }): Promise<void> {
  const newest = await findConsent(tx, said.userId, said.purpose)
  if (!newest || newest.withdrawnAt) return
  await giveConsent(tx, { ...said, how: 'form', version: MAIL_VERSIONS[said.purpose] })
}
