import '@/lib/spanish-messages'
import type { z } from 'zod'
import { DomainError } from '@/lib/errors'
import { fieldErrors } from './form-data'

/**
 * What a caller of the API sent, as a schema reads it.
 * @throws DomainError invalid with the sentence of each wrong field; the first one stands for the whole, because
 * existing clients show nothing else.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const fields = fieldErrors(result.error)
  const [sentence = 'Revisa los datos enviados'] = Object.values(fields)
  throw new DomainError('invalid', sentence, fields)
}
