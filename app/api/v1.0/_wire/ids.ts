import { z } from 'zod'
import { MAX_ID, parseId } from '@/lib/text/params'

const account = z.int().min(0).max(MAX_ID)
const parseAccount = (text: string) => parseId(text) ?? 0

/** An account id; anything else parses as 0, which matches no account and yields an empty list. */
export const accountParam = z.string().transform(parseAccount).pipe(account)

/** A list that only its owner may see. Clients send `undefined` for the session's user and `null` after signing out. */
export const ownAccountParam = z
  .string()
  .transform((text) => {
    if (/^-?\d+$/.test(text)) return parseAccount(text)
    return text === 'undefined' ? text : 'null'
  })
  .pipe(z.union([account, z.enum(['undefined', 'null'])]))

export const countryId = z.string().regex(/^[A-Z]{3}$/)
