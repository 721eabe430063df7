import { z } from 'zod'
import { MAX_ID, parseId } from '@/lib/params'

const account = z.int().min(0).max(MAX_ID)
const readAccount = (text: string) => parseId(text) ?? 0

/** The id of an account whose list is asked for. Anything else reads as 0, which is nobody, and gets an empty list. */
export const accountParam = z.string().transform(readAccount).pipe(account)

/**
 * The id of the caller's own account. Existing clients send `undefined` and `null` before they know who is signed in:
 * what is no number reads as null.
 */
export const ownAccountParam = z
  .string()
  .transform((text) => (/^-?\d+$/.test(text) ? readAccount(text) : null))
  .pipe(account.nullable())

/** ISO 3166-1 alpha-3. */
export const countryId = z.string().regex(/^[A-Z]{3}$/)
