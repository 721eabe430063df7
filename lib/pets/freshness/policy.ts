import type { PetStatus } from '@/lib/text/vocabulary'

/** 'used': confirmed since. 'settled': no longer adoptable. 'unknown': no such link or pet. */
export type LinkVerdict = 'valid' | 'used' | 'settled' | 'expired' | 'unknown'

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
