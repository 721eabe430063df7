import type { PetStatus } from '@/lib/vocabulary'

/**
 * Whether a link may confirm its listing: 'valid', or why not. 'used' when the listing was confirmed since, with the
 * link or without; 'settled' when the pet does not wait any more; 'unknown' when there is no such link or listing.
 */
export type LinkVerdict = 'valid' | 'used' | 'settled' | 'expired' | 'unknown'

/** @param link null when it is not ours. @param listing the one it was made for, null when there is none any more. */
export function judgeLink(
  link: { confirmedAt: Date; expiresAt: Date } | null,
  pet: { status: PetStatus; confirmedAt: Date } | null,
  now: Date,
): LinkVerdict {
  if (!link || !pet) return 'unknown'
  if (pet.status !== 'adoptable') return 'settled'
  if (pet.confirmedAt.getTime() !== link.confirmedAt.getTime()) return 'used'
  return link.expiresAt <= now ? 'expired' : 'valid'
}
