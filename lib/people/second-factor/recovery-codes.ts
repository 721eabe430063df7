import { createHash, randomInt } from 'node:crypto'
import { asciiDigits } from '@/lib/text/digits'

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
