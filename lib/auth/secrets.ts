import { createHash, createHmac, randomBytes } from 'node:crypto'
import { authSecret } from '@/lib/env'

/** A new secret for a link in a mail: 256 random bits, fit for an address. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of such a secret: whoever reads the database cannot use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Stands for a private value (an address, an e-mail) in keys; only this site can make the same one. */
export const keyedHash = (value: string): string =>
  createHmac('sha256', authSecret()).update(value).digest('base64url').slice(0, 27)
