import { readRowLink, writeRowLink } from '@/lib/platform/row-link'

/**
 * The link with which an adopter answers the check-ins of one adoption without a login, and stops them. Nothing is
 * stored; how long it works is up to `judgeCheckIn`.
 */

const KIND = 'check-ins'

export const writeCheckInToken = (request: { id: number; createdAt: Date }): string =>
  writeRowLink(KIND, request)

/** The adoption request it is about, see `isLinked`; null for a token we did not sign. */
export const readCheckInToken = (token: string) => readRowLink(KIND, token)
