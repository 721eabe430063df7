import '@/lib/text/spanish-messages'
import type { z } from 'zod'
import { invalidFields } from '@/lib/platform/errors'
import { fieldErrors } from './form-data'

/** @throws DomainError `invalid` with its fields. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw invalidFields(fieldErrors(result.error))
}
