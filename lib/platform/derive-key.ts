import { hkdfSync } from 'node:crypto'

/** Keys of different purposes never open each other's content. */
export type KeyPurpose =
  | 'sessions'
  | 'API tokens'
  | 'sign-in with a provider'
  | 'signed links'
  | 'hashes of private values'
  | 'mail bodies'
  | 'own scheduler'
  | 'server actions'
  | 'pages on disk'
  | 'second factors'
  | 'enrolments'
  | 'push subscriptions'

/** HKDF with SHA-256 (RFC 5869), the purpose as its info. */
export const deriveKey = (secret: string, purpose: KeyPurpose): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `querencia: ${purpose}`, 32))
