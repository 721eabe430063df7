import { eq } from 'drizzle-orm'
import { pets } from '@/db/schema'
import { tagsTouchedBy } from '@/lib/cache-tags'
import type { Context } from '@/lib/context'
import { confirmationLinkError } from '@/lib/copy/confirmation-links'
import { DomainError, type ErrorCode } from '@/lib/errors'
import { confirmedColumns } from '@/lib/pets/operations/pet-status'
import { readConfirmationToken } from '../links'
import { judgeLink, type LinkVerdict } from '../policy'
import { lockLinkedPet } from '../queries'

/** Everything else is not there. */
const CODES: Partial<Record<LinkVerdict, ErrorCode>> = { expired: 'bad_request', settled: 'conflict' }

/** What a link did: 'back' brought a paused listing into the lists again, 'already' found it confirmed. */
interface Confirmation {
  name: string
  outcome: 'confirmed' | 'back' | 'already'
}

/**
 * Confirms the listing that a mailed link stands for, whoever opens it: the link is the proof. A paused one is in all
 * lists again. Opening it once more changes nothing.
 * @throws DomainError not_found when the link is not ours or the listing is gone, bad_request when it is over, conflict
 * when the pet does not wait any more; each with a sentence that helps.
 */
export async function confirmByLink(ctx: Context, { token }: { token: string }): Promise<Confirmation> {
  const link = readConfirmationToken(token)
  const { now } = ctx
  const { pet, confirmed } = await ctx.db.transaction(async (tx) => {
    const pet = link && (await lockLinkedPet(tx, link))
    const verdict = judgeLink(link, pet, now)
    if (!pet || (verdict !== 'valid' && verdict !== 'used'))
      throw new DomainError(CODES[verdict] ?? 'not_found', confirmationLinkError(verdict, pet).text)
    if (verdict === 'used') return { pet, confirmed: false }
    await tx.update(pets).set(confirmedColumns(now)).where(eq(pets.id, pet.id))
    return { pet, confirmed: true }
  })
  if (!confirmed) return { name: pet.name, outcome: 'already' }
  ctx.expire(...tagsTouchedBy(pet, pet))
  return { name: pet.name, outcome: pet.paused ? 'back' : 'confirmed' }
}
