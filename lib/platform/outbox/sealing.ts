import { createHash } from 'node:crypto'
import { MailFailure } from '@/lib/platform/integrations/mail/mail'
import { mailer } from '@/lib/platform/integrations/mail/mailer'
import { openSealed, sealText } from '@/lib/platform/secrets'

const PREFIX = 'sealed:'

/** Older bodies were sealed with one key for all. */
const olderKeys = (secret: string) => [createHash('sha256').update(`mail bodies ${secret}`).digest()]

/** Bodies hold links that open accounts. A local mailbox needs them readable. */
export function seal(body: string, isMailbox = mailer.keepsInOutbox): string {
  return isMailbox ? body : PREFIX + sealText('mail bodies', body)
}

/** Clear text comes back as it is. @throws MailFailure when no key fits, temporary as AUTH_SECRET_PREVIOUS may come back. */
export function unseal(stored: string): string {
  if (!stored.startsWith(PREFIX)) return stored
  try {
    return openSealed('mail bodies', stored.slice(PREFIX.length), olderKeys)
  } catch (error) {
    throw new MailFailure(error instanceof Error ? error.message : 'sealed', 'temporary')
  }
}
