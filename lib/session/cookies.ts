import { env } from '@/lib/env'
import { SESSION_HINT } from '@/lib/session-hint'

/** How long a session lasts, in seconds; a token of the API as well. */
export const SESSION_SECONDS = 30 * 86_400

const secure = env.SITE_URL.startsWith('https://')

/** Holds the session; no script can read it. The name is next-auth's, which sets it after a provider's sign-in. */
export const SESSION_COOKIE = {
  name: `${secure ? '__Secure-' : ''}next-auth.session-token`,
  options: { httpOnly: true, secure, maxAge: SESSION_SECONDS },
} as const

/**
 * Tells scripts and styles that somebody is signed in, and another value tells that it is somebody else. It is no
 * secret and opens nothing: pages that are the same for everybody use it to keep room for the right buttons.
 */
export const HINT_COOKIE = {
  name: SESSION_HINT,
  options: { httpOnly: false, secure, maxAge: SESSION_SECONDS },
} as const
