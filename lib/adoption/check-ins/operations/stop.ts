import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { adoptionRequests } from '@/db/schema'
import { readCheckInToken } from '@/lib/adoption/check-ins/links'
import { withdrawOwnCheckInMails } from '@/lib/adoption/requests/operations/withdraw-mails'
import { lockAccount } from '@/lib/people/accounts/queries'
import { giveConsent, withdrawConsent } from '@/lib/people/consents/operations'
import { MAIL_VERSIONS } from '@/lib/people/consents/purposes'
import { lockPet } from '@/lib/pets/operations/lock'
import type { Context } from '@/lib/platform/context'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { isLinked } from '@/lib/platform/row-link'
import { type WriteTx, write } from '@/lib/platform/write'
import type { ConsentWay } from '@/lib/text/vocabulary'
import { linkRefused } from './answer'

/**
 * Asks an adopter nothing more about any adoption, and withdraws the questions that have not left yet; the link is
 * the proof, and still answers the last question. Idempotent.
 * @throws DomainError not_found for a forged link or a request that is gone; TooManyRequests.
 */
export async function stopCheckIns(ctx: Context, { token }: { token: string }): Promise<void> {
  const link = readCheckInToken(token)
  if (!link) throw linkRefused()
  const requestId = link.id
  await limit(ctx, LIMITS.noticeLink, `check-ins ${requestId}`)
  await write(ctx, async (tx) => {
    const [found] = await tx
      .select({
        petId: adoptionRequests.petId,
        createdAt: adoptionRequests.createdAt,
        adopterId: adoptionRequests.adopterId,
      })
      .from(adoptionRequests)
      .where(eq(adoptionRequests.id, requestId))
    if (!found || !isLinked(link, found)) throw linkRefused()
    await lockAccount(tx, found.adopterId)
    // A question that is being asked holds it; the accounts' state does not matter here.
    await lockPet(tx, found.petId)
    await tx
      .update(adoptionRequests)
      .set({ checkInsStoppedAt: ctx.now })
      .where(and(eq(adoptionRequests.id, requestId), isNull(adoptionRequests.checkInsStoppedAt)))
    await withdrawOwnCheckInMails(tx, found.adopterId)
    await withdrawConsent(tx, saidOf(found.adopterId, 'mail link', ctx.now))
  })
}

/** The same for a locked account, from its page. A question that is being asked holds the account's row. */
export async function stopAllCheckIns(tx: WriteTx, userId: number, now: Date): Promise<void> {
  await withdrawOwnCheckInMails(tx, userId)
  await withdrawConsent(tx, saidOf(userId, 'form', now))
}

/** Asks a locked account again, also about the adoptions whose questions were stopped. */
export async function resumeAllCheckIns(tx: WriteTx, userId: number, now: Date): Promise<void> {
  await tx
    .update(adoptionRequests)
    .set({ checkInsStoppedAt: null })
    .where(and(eq(adoptionRequests.adopterId, userId), isNotNull(adoptionRequests.checkInsStoppedAt)))
  await giveConsent(tx, saidOf(userId, 'form', now))
}

const saidOf = (userId: number, how: ConsentWay, now: Date) =>
  ({ userId, purpose: 'seguimiento', version: MAIL_VERSIONS.seguimiento, how, now }) as const
