import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { readLink, signLink } from '@/lib/platform/secrets'
import { DAY_MS } from '@/lib/text/durations'
import { parseId } from '@/lib/text/params'
import { suspendedDataPath } from '@/lib/text/routes'

/** Of an account while a suspension stands: ended by its restoration, and by time. */
interface SuspensionLink {
  accountId: number
  suspendedAt: Date
  expiresAt: Date
}

const KIND = 'data of a suspended account'
const SHAPE = /^(\d{1,10})\.([0-9a-z]{1,11})\.([0-9a-z]{1,11})$/
export const SUSPENSION_LINK_DAYS = 30

/** The URL by which a suspended person, who cannot sign in, gets a copy of their data or deletes the account. */
export function suspendedDataUrl(account: { id: number; suspendedAt: Date }, now: Date): string {
  const expires = now.getTime() + SUSPENSION_LINK_DAYS * DAY_MS
  const times = [account.suspendedAt.getTime(), expires].map((time) => time.toString(36))
  return absoluteUrl(suspendedDataPath(signLink(KIND, [account.id, ...times].join('.'))))
}

/** Null for a token we did not sign; whether it still works is up to `findLinkedSuspended`. */
export function readSuspensionLink(token: string): SuspensionLink | null {
  const [, id = '', suspended = '', expires = ''] = SHAPE.exec(readLink(KIND, token) ?? '') ?? []
  const accountId = parseId(id)
  if (accountId === null) return null
  const [suspendedAt, expiresAt] = [suspended, expires].map((time) => new Date(Number.parseInt(time, 36)))
  return suspendedAt && expiresAt ? { accountId, suspendedAt, expiresAt } : null
}
