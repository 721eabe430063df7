import { env } from '@/lib/platform/env'
import { DAY_SECONDS, MINUTE_MS, MINUTE_SECONDS } from '@/lib/text/durations'
import { RETENTION_DAYS } from '@/lib/text/retention-terms'
import { SESSION_HINT } from './session-hint'

export const SESSION_SECONDS = RETENTION_DAYS.session * DAY_SECONDS
/** Staff cookies are worth more to a thief. */
export const STAFF_SESSION_SECONDS = DAY_SECONDS / 2
/** How long a password of staff waits for the code of the second factor. */
export const PENDING_SECONDS = 15 * MINUTE_SECONDS
/** Staff decisions need a password this recent, accounts without one a sign-in. */
export const REAUTHENTICATION_MS = 10 * MINUTE_MS

const secure = env.SITE_URL.startsWith('https://')

/** Also set by next-auth. `__Host-` keeps subdomains from setting one. */
export const SESSION_COOKIE = {
  name: `${secure ? '__Host-' : ''}next-auth.session-token`,
  options: { httpOnly: true, secure, maxAge: SESSION_SECONDS },
} as const

/** Readable, no secret: static pages reserve space by it. Another value is another session. */
export const HINT_COOKIE = {
  name: SESSION_HINT,
  options: { httpOnly: false, secure, maxAge: SESSION_SECONDS },
} as const

/** @param header of a request: `Cookie`. */
export function cookieValue(header: string, name: string): string | undefined {
  const pairs = header.split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}
