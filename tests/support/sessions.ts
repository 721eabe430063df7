import { SESSION_COOKIE } from '@/lib/session/cookies'
import { newClaims, sealToken } from '@/lib/session/jwt'
import { BASE_URL } from '@/tests/support/api'

const claimsOf = (id: number) => newClaims({ id, sessionVersion: 1 })

/** The cookie of somebody of the demo world who is signed in; the tested server shares the tests' secret. */
export const cookieOf = async (id: number): Promise<string> =>
  `${SESSION_COOKIE.name}=${await sealToken('cookie', claimsOf(id))}`

/** Headers of a page of ours in the browser of somebody who is signed in. */
export const signedIn = async (id: number) => ({ cookie: await cookieOf(id), origin: BASE_URL })

/** An API token. */
export const tokenOf = (id: number): Promise<string> => sealToken('bearer', claimsOf(id))
