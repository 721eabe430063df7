import { z } from 'zod'
import { MAX_ID, parseId } from '@/lib/params'

/** The id of a pet or an account in an address. Anything else is the address of nothing. */
export const idParam = z
  .string()
  .transform((text) => parseId(text) ?? Number.NaN)
  .pipe(z.int().min(1).max(MAX_ID))
