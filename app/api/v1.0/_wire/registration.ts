import { z } from 'zod'
import { registrationSchema } from '@/lib/people/accounts/schema'
import { DomainError } from '@/lib/platform/errors'
import { parseInput } from '@/lib/platform/http/parse-input'

/** For OpenAPI; `document` is sent as a file. */
export const newUserBody = z
  .object(registrationSchema.shape)
  .omit({ document: true })
  .extend({
    role: z.enum(['user', 'fundation', 'foundation']),
    cityId: z.union([z.int(), z.string()]),
  })
  .meta({ id: 'NewUser' })

type RegistrationFailure = {
  Error: string
  error: string
  fields: Record<string, string>
}

/**
 * Clients also write 'foundation', ids as text, and a list under `document`, of which the first file counts.
 * @throws DomainError invalid with its fields.
 */
export function parseRegistration(body: Record<string, unknown>): z.output<typeof registrationSchema> {
  const role = body.role === 'foundation' ? 'fundation' : body.role
  const document = Array.isArray(body.document) ? body.document[0] : undefined
  return parseInput(registrationSchema, { ...body, role, document })
}

/** @throws any other error again. */
export function registrationFailureOf(error: unknown): RegistrationFailure {
  if (!(error instanceof DomainError) || error.code !== 'invalid') throw error
  return { Error: error.message, error: error.message, fields: { ...error.fields } }
}
