import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { authSecret } from './env'

/** A new secret for a link in a mail: 256 random bits, fit for an address. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of such a secret: whoever reads the database cannot use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Stands for a private value (an address, an e-mail) in keys; only this site can make the same one. */
export const keyedHash = (value: string): string =>
  createHmac('sha256', authSecret()).update(value).digest('base64url').slice(0, 27)

/** What the server says to its own addresses for schedulers; only this site can make it. */
export const ownSchedulerKey = (): string => keyedHash('this server calls its own scheduled work')

/** Takes the same time wherever the two differ, so that a secret cannot be guessed letter by letter. */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}
