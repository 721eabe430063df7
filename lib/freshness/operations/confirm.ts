import { eq } from 'drizzle-orm'
import { pets } from '@/db/schema'
import { tagsTouchedBy } from '@/lib/cache-tags'
import type { Context } from '@/lib/context'
import { listingLinkError } from '@/lib/copy/listing-links'
import { DomainError, type ErrorCode } from '@/lib/errors'
import { confirmedColumns } from '@/lib/pets/operations/pet-status'
import { readListingToken } from '../links'
import { judgeLink, type LinkVerdict } from '../policy'
import { lockLinkedListing } from '../queries'

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
  const link = readListingToken(token)
  const { now } = ctx
  const { listing, confirmed } = await ctx.db.transaction(async (tx) => {
    const listing = link && (await lockLinkedListing(tx, link))
    const verdict = judgeLink(link, listing, now)
    if (!listing || (verdict !== 'valid' && verdict !== 'used'))
      throw new DomainError(CODES[verdict] ?? 'not_found', listingLinkError(verdict, listing).text)
    if (verdict === 'used') return { listing, confirmed: false }
    await tx.update(pets).set(confirmedColumns(now)).where(eq(pets.id, listing.id))
    return { listing, confirmed: true }
  })
  if (!confirmed) return { name: listing.name, outcome: 'already' }
  ctx.expire(...tagsTouchedBy(listing, listing))
  return { name: listing.name, outcome: listing.paused ? 'back' : 'confirmed' }
}
