import { replyDomain } from '@/lib/platform/integrations/mail/mailer'
import { type LinkedRow, rowAddresses } from '@/lib/platform/row-link'
import type { Side } from './transitions'

/** The address that stands in a mail to one side of a request: whoever has it got that mail. */
const ADDRESSES = {
  owner: rowAddresses('reply of the owner'),
  adopter: rowAddresses('reply of the adopter'),
} satisfies Record<Side, unknown>

const PREFIX = 'r+'

/** Where one side's answer to a mail is delivered to the conversation; null where answers are not received. */
export const replyAddress = (request: { id: number; createdAt: Date }, side: Side): string | null =>
  replyDomain && `${PREFIX}${ADDRESSES[side].write(request)}@${replyDomain}`

/** Null for an address that we did not write. */
export function readReplyAddress(address: string): { request: LinkedRow; side: Side } | null {
  const [, localPart = '', domain = ''] = /^<?r\+([^@]{1,62})@([^@>]+)>?$/i.exec(address.trim()) ?? []
  if (domain.toLowerCase() !== replyDomain) return null
  for (const side of ['owner', 'adopter'] as const) {
    const request = ADDRESSES[side].read(localPart)
    if (request) return { request, side }
  }
  return null
}
