import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { authSecret } from './env'

/** 256 bits, URL-safe. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of a token, so that a leaked row opens nothing. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** HMAC of a private value (IP, e-mail) for use in keys. */
export const keyedHash = (value: string): string =>
  createHmac('sha256', authSecret()).update(value).digest('base64url').slice(0, 27)

export const ownSchedulerKey = (): string => keyedHash('this server calls its own scheduled work')

export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}
