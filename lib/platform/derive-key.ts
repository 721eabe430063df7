import { hkdfSync } from 'node:crypto'

/** What a key is for: what is made with the key of one purpose is refused with that of another. */
export type KeyPurpose =
  | 'sessions'
  | 'API tokens'
  | 'sign-in with a provider'
  | 'signed links'
  | 'hashes of private values'
  | 'mail bodies'
  | 'own scheduler'
  | 'server actions'

/** A 256-bit key of one purpose from a secret: HKDF with SHA-256 (RFC 5869), the purpose as its info. */
export const deriveKey = (secret: string, purpose: KeyPurpose): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `querencia: ${purpose}`, 32))
