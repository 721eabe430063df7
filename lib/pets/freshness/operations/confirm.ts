import { eq } from 'drizzle-orm'
import { pets } from '@/db/schema'
import { confirmationLinkError } from '@/lib/pets/freshness/copy'
import { readConfirmationToken } from '@/lib/pets/freshness/links'
import { judgeLink, type LinkVerdict } from '@/lib/pets/freshness/policy'
import { lockLinkedPet } from '@/lib/pets/freshness/queries'
import { confirmedColumns } from '@/lib/pets/operations/confirm-pet'
import { tagsTouchedBy } from '@/lib/platform/bus/cache-tags'
import type { Context } from '@/lib/platform/context'
import { DomainError, type ErrorCode } from '@/lib/platform/errors'
import { limit } from '@/lib/platform/rate-limits/operations'
import { LIMITS } from '@/lib/platform/rate-limits/rules'
import { write } from '@/lib/platform/write'

const CODES: Partial<Record<LinkVerdict, ErrorCode>> = { expired: 'bad_request', settled: 'conflict' }

/** 'back': a paused pet is listed again. */
interface Confirmation {
  name: string
  outcome: 'confirmed' | 'back' | 'already'
}

/**
 * Needs no session: the link is the proof. Idempotent.
 * @throws DomainError not_found for a forged link or a pet that is gone; bad_request when expired; conflict when the
 * pet is not adoptable.
 */
export async function confirmByLink(ctx: Context, { token }: { token: string }): Promise<Confirmation> {
  const link = readConfirmationToken(token)
  const { now } = ctx
  if (link) await limit(ctx, LIMITS.noticeLink, `confirm ${link.petId}`)
  return write(ctx, async (tx) => {
    const pet = link && (await lockLinkedPet(tx, link))
    const verdict = judgeLink(link, pet, now)
    if (!pet || (verdict !== 'valid' && verdict !== 'used'))
      throw new DomainError(CODES[verdict] ?? 'not_found', confirmationLinkError(verdict, pet).text)
    if (verdict === 'used') return { name: pet.name, outcome: 'already' }
    await tx.update(pets).set(confirmedColumns(now)).where(eq(pets.id, pet.id))
    tx.expire(...tagsTouchedBy(pet, pet))
    return { name: pet.name, outcome: pet.paused ? 'back' : 'confirmed' }
  })
}
