import '@/lib/text/spanish-messages'
import { z } from 'zod'
import { invalidFields } from '@/lib/platform/errors'
import { MAX_ID, parseId } from '@/lib/text/params'
import { fieldErrors } from './form-data'

/** @throws DomainError `invalid` with its fields. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw invalidFields(fieldErrors(result.error))
}

export const idParam = z
  .string()
  .transform((text) => parseId(text) ?? Number.NaN)
  .pipe(z.int().min(1).max(MAX_ID))
