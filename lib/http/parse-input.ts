import '@/lib/spanish-messages'
import type { z } from 'zod'
import { DomainError } from '@/lib/errors'
import { fieldErrors } from './form-data'

/** Parses API input. @throws DomainError `invalid`; its message is the first field's: existing clients show no other. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const fields = fieldErrors(result.error)
  const [sentence = 'Revisa los datos enviados'] = Object.values(fields)
  throw new DomainError('invalid', sentence, fields)
}
