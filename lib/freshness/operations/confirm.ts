import { eq } from 'drizzle-orm'
import type { Tx } from '@/db/client'
import { pets } from '@/db/schema'
import { tagsTouchedBy } from '@/lib/cache-tags'
import type { Context } from '@/lib/context'
import { DomainError, type ErrorCode } from '@/lib/errors'
import { expiringTransaction } from '@/lib/expiring-transaction'
import { confirmationLinkError } from '@/lib/freshness/link-copy'
import { readConfirmationToken } from '@/lib/freshness/links'
import { judgeLink, type LinkVerdict } from '@/lib/freshness/policy'
import { lockLinkedPet } from '@/lib/freshness/queries'
import { confirmedColumns } from '@/lib/pets/operations/confirm-pet'
import { consumeRateLimits } from '@/lib/rate-limits/operations'
import { LIMITS } from '@/lib/rate-limits/rules'

/** The others answer not_found. */
const CODES: Partial<Record<LinkVerdict, ErrorCode>> = { expired: 'bad_request', settled: 'conflict' }

/** 'back': a paused pet is listed again. 'already': nothing changed. */
interface Confirmation {
  name: string
  outcome: 'confirmed' | 'back' | 'already'
}

/**
 * Whoever opens it: the link is the proof. Idempotent.
 * @throws DomainError not_found for a forged link or a pet that is gone; bad_request when expired; conflict when the
 *   pet no longer waits.
 */
export async function confirmByLink(ctx: Context, { token }: { token: string }): Promise<Confirmation> {
  const link = readConfirmationToken(token)
  const { now } = ctx
  if (link) {
    const hit = { rule: LIMITS.noticeLink, key: `confirm ${link.petId}` }
    await consumeRateLimits(ctx.db, [hit], now)
  }
  const work = async (tx: Tx) => {
    const pet = link && (await lockLinkedPet(tx, link))
    const verdict = judgeLink(link, pet, now)
    if (!pet || (verdict !== 'valid' && verdict !== 'used'))
      throw new DomainError(CODES[verdict] ?? 'not_found', confirmationLinkError(verdict, pet).text)
    if (verdict === 'used') return { pet, confirmed: false }
    await tx.update(pets).set(confirmedColumns(now)).where(eq(pets.id, pet.id))
    return { pet, confirmed: true }
  }
  const { pet, confirmed } = await expiringTransaction(ctx, work, ({ pet, confirmed }) =>
    confirmed ? tagsTouchedBy(pet, pet) : [],
  )
  if (!confirmed) return { name: pet.name, outcome: 'already' }
  return { name: pet.name, outcome: pet.paused ? 'back' : 'confirmed' }
}
