import { createHash, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { asciiDigits } from '@/lib/text/digits'

/** RFC 6238 with the values that every authenticator app takes: SHA-1, six digits, 30 seconds. */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 }
/** RFC 4226 (section 4) recommends 160 bits. */
const SECRET_BYTES = 20
/** Steps before and after the present one that count: clocks differ, and typing takes time. */
const WINDOW = 1

const totp = (secret: string, label = '') =>
  new TOTP({ ...PARAMETERS, issuer: 'Querencia', label, secret: Secret.fromBase32(secret) })

/** A secret in Base32. @param seed nobody else can know it */
export const enrolmentSecret = (seed: Buffer): string =>
  new Secret({ buffer: Uint8Array.from(seed.subarray(0, SECRET_BYTES)).buffer }).base32

/** What the QR code of an enrolment says. @param label names the account in the app */
export const keyUri = (secret: string, label: string): string => totp(secret, label).toString()

/** The code that an app shows. */
export const codeAt = (secret: string, now: Date): string =>
  totp(secret).generate({ timestamp: now.getTime() })

/** The time step that a code is of; null for a wrong or old one. In constant time. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  // The library throws for other characters of the same number.
  if (!/^\d{6}$/.test(code)) return null
  const timestamp = now.getTime()
  const delta = totp(secret).validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : totp(secret).counter({ timestamp }) + delta
}

const CODES = 10
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP_LENGTH = 4

/** Ten codes of 79 bits, `abcd-efgh-jkmn-pqrs`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, newRecoveryCode)

const newRecoveryCode = () => Array.from({ length: GROUPS }, newGroup).join('-')

const newGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** However it was typed: in capitals, without hyphens, with spaces. */
export const hashRecoveryCode = (userId: number, code: string): string =>
  createHash('sha256')
    .update(
      `recovery code ${userId} ${asciiDigits(code)
        .toLowerCase()
        .replace(/[^a-z0-9]/g, '')}`,
    )
    .digest('hex')
