import { isLinked, type LinkedRow, rowLinks } from '@/lib/platform/row-link'

/** Signed, for the cookie of the browser that made an account. */
export const registrationProofs = rowLinks('registration')

/** Whether a proof is of that account, and not of one that had its number before a database recovery. */
export const isOwnRegistration = (
  proof: LinkedRow | null,
  account: { userId: number; createdAt: Date },
): boolean => proof !== null && proof.id === account.userId && isLinked(proof, account)
