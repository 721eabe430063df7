import { readLink, signLink } from '@/lib/platform/secrets'
import type { PetStatus } from '@/lib/text/vocabulary'
import { deadlines } from './rules'

export interface PetConfirmationLink {
  petId: number
  ownerId: number
  /** When the pet was confirmed before; a newer confirmation invalidates the link. */
  confirmedAt: Date
  expiresAt: Date
}

const KIND = 'listing'

export function writeConfirmationToken({
  petId,
  ownerId,
  confirmedAt,
  expiresAt,
}: PetConfirmationLink): string {
  const numbers = [petId, ownerId, confirmedAt.getTime(), expiresAt.getTime()]
  return signLink(KIND, numbers.map((number) => number.toString(36)).join('.'))
}

/** Null for a forged token; whether the link still works is up to `judgeLink`. */
export function readConfirmationToken(token: string): PetConfirmationLink | null {
  const content = readLink(KIND, token)
  if (content === null) return null
  const [petId = 0, ownerId = 0, confirmed = 0, expires = 0] = content
    .split('.')
    .map((number) => Number.parseInt(number, 36))
  return { petId, ownerId, confirmedAt: new Date(confirmed), expiresAt: new Date(expires) }
}

/**
 * 'used': confirmed since, and not due again. 'settled': no longer adoptable. 'blocked': the pet is; 'inactive': its owner is blocked
 * or suspended. 'unknown': no such link or pet.
 */
export type LinkVerdict = 'valid' | 'used' | 'settled' | 'expired' | 'blocked' | 'inactive' | 'unknown'

interface LinkedPet {
  status: PetStatus
  confirmedAt: Date
  paused: boolean
  blockedAt: Date | null
  ownerActive: boolean
}

export function judgeLink(
  link: { confirmedAt: Date; expiresAt: Date } | null,
  pet: LinkedPet | null,
  now: Date,
): LinkVerdict {
  if (!link || !pet) return 'unknown'
  if (!pet.ownerActive) return 'inactive'
  if (pet.blockedAt) return 'blocked'
  if (pet.status !== 'adoptable') return 'settled'
  if (pet.confirmedAt.getTime() === link.confirmedAt.getTime())
    return link.expiresAt <= now ? 'expired' : 'valid'
  const isDueAgain = pet.paused || pet.confirmedAt <= deadlines(now).ask
  return isDueAgain ? 'expired' : 'used'
}
