import { z } from 'zod'
import { MAX_ID, parseId } from '@/lib/params'

const account = z.int().min(0).max(MAX_ID)
const parseAccount = (text: string) => parseId(text) ?? 0

/** An account's id; anything else parses as 0, which is nobody and has an empty list. */
export const accountParam = z.string().transform(parseAccount).pipe(account)

/** The caller's own id; what is no number parses as null: existing clients send `undefined` before they know it. */
export const ownAccountParam = z
  .string()
  .transform((text) => (/^-?\d+$/.test(text) ? parseAccount(text) : null))
  .pipe(account.nullable())

/** ISO 3166-1 alpha-3. */
export const countryId = z.string().regex(/^[A-Z]{3}$/)
