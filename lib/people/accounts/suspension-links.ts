import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { readLink, signLink } from '@/lib/platform/secrets'
import { DAY_MS } from '@/lib/text/durations'
import { parseId } from '@/lib/text/params'
import { suspendedDataPath } from '@/lib/text/routes'

/** Of an account while a suspension or a block stands: ended with that, and by time. */
interface SuspensionLink {
  accountId: number
  since: Date
  expiresAt: Date
}

const KIND = 'data of a suspended account'
const SHAPE = /^(\d{1,10})\.([0-9a-z]{1,11})\.([0-9a-z]{1,11})$/
export const SUSPENSION_LINK_DAYS = 30

/**
 * The URL by which a suspended or blocked person, who cannot sign in, gets a copy of their data; a suspended one may
 * delete the account, too. @param since when the account was suspended or blocked.
 */
export function suspendedDataUrl(account: { id: number; since: Date }, now: Date): string {
  const expires = now.getTime() + SUSPENSION_LINK_DAYS * DAY_MS
  const times = [account.since.getTime(), expires].map((time) => time.toString(36))
  return absoluteUrl(suspendedDataPath(signLink(KIND, [account.id, ...times].join('.'))))
}

/** Null for a token we did not sign; whether it still works is up to `findLinkedSuspended`. */
export function readSuspensionLink(token: string): SuspensionLink | null {
  const [, id = '', began = '', expires = ''] = SHAPE.exec(readLink(KIND, token) ?? '') ?? []
  const accountId = parseId(id)
  if (accountId === null) return null
  const [since, expiresAt] = [began, expires].map((time) => new Date(Number.parseInt(time, 36)))
  return since && expiresAt ? { accountId, since, expiresAt } : null
}
