import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { keyedHash, knownHashes, readLink, signLink } from '@/lib/platform/secrets'
import { DAY_MS } from '@/lib/text/durations'
import { parseId } from '@/lib/text/params'
import { suspendedDataPath } from '@/lib/text/routes'

/** Link of an account while a suspension or a block stands: it ends with that, and by time. */
interface SuspensionLink {
  accountId: number
  since: Date
  expiresAt: Date
  /** Hash of the address that it was mailed to; null in older links. */
  mailbox: string | null
}

const KIND = 'data of a suspended account'
const SHAPE = /^(\d{1,10})\.([0-9a-z]{1,11})\.([0-9a-z]{1,11})(?:\.([\w-]{27}))?$/
export const SUSPENSION_LINK_DAYS = 30

/**
 * The URL by which a suspended or blocked person, who cannot sign in, gets a copy of their data; a suspended one may
 * delete the account, too. @param since when the account was suspended or blocked. @param email that it is mailed to:
 * the link ends when the account gets another.
 */
export function suspendedDataUrl(
  { id, since, email }: { id: number; since: Date; email: string },
  now: Date,
): string {
  const expires = now.getTime() + SUSPENSION_LINK_DAYS * DAY_MS
  const times = [since.getTime(), expires].map((time) => time.toString(36))
  return absoluteUrl(suspendedDataPath(signLink(KIND, [id, ...times, keyedHash(named(email))].join('.'))))
}

const named = (email: string) => `${KIND} ${email.toLowerCase()}`

/** Whether an account that has that e-mail now is the one whose mailbox got the link. */
export const isMailedTo = ({ mailbox }: SuspensionLink, email: string): boolean =>
  mailbox === null || knownHashes(named(email)).includes(mailbox)

/** Null for a token we did not sign; whether it still works is up to `findLinkedSuspended`. */
export function readSuspensionLink(token: string): SuspensionLink | null {
  const [, id = '', began = '', expires = '', mailbox = null] = SHAPE.exec(readLink(KIND, token) ?? '') ?? []
  const accountId = parseId(id)
  if (accountId === null) return null
  const [since, expiresAt] = [began, expires].map((time) => new Date(Number.parseInt(time, 36)))
  return since && expiresAt ? { accountId, since, expiresAt, mailbox } : null
}
