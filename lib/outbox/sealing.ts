import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { authSecret } from '@/lib/env'
import { mailer } from '@/lib/integrations/mail/mailer'

const PREFIX = 'sealed:'
const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

const key = () => createHash('sha256').update(`mail bodies ${authSecret()}`).digest()

/** Bodies hold links that open accounts: a copy of the database must not. A local mailbox needs them readable. */
export function seal(body: string, isMailbox = mailer.keepsInOutbox): string {
  if (isMailbox) return body
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, key(), iv)
  const bytes = Buffer.concat([iv, cipher.update(body, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return PREFIX + bytes.toString('base64')
}

/** Bodies stored in clear come back as they are. @throws when the key is another one. */
export function unseal(stored: string): string {
  if (!stored.startsWith(PREFIX)) return stored
  const bytes = Buffer.from(stored.slice(PREFIX.length), 'base64')
  const decipher = createDecipheriv(ALGORITHM, key(), bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}
