import { z } from 'zod'
import { MAX_ID, parseId } from '@/lib/text/params'

export const idParam = z
  .string()
  .transform((text) => parseId(text) ?? Number.NaN)
  .pipe(z.int().min(1).max(MAX_ID))
