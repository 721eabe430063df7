import { z } from 'zod'
import { MAX_ID } from '@/lib/params'

const digits = z.string().regex(/^\d{1,10}$/)

/** The id of a pet or an account in an address. Anything else is the address of nothing. */
export const idParam = digits.transform(Number).pipe(z.int().min(1).max(MAX_ID))
