import { createHash } from 'node:crypto'
import { mailer } from '@/lib/platform/integrations/mail/mailer'
import { openSealed, sealText } from '@/lib/platform/secrets'

const PREFIX = 'sealed:'

/** The key of bodies that were sealed before every purpose had its own. */
const olderKeys = (secret: string) => [createHash('sha256').update(`mail bodies ${secret}`).digest()]

/** Bodies hold links that open accounts: a copy of the database must not. A local mailbox needs them readable. */
export function seal(body: string, isMailbox = mailer.keepsInOutbox): string {
  return isMailbox ? body : PREFIX + sealText('mail bodies', body)
}

/** Bodies stored in clear come back as they are. @throws Error when neither the current secret nor the previous one fits. */
export function unseal(stored: string): string {
  if (!stored.startsWith(PREFIX)) return stored
  return openSealed('mail bodies', stored.slice(PREFIX.length), olderKeys)
}
