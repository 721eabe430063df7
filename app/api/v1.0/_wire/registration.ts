import { z } from 'zod'
import { registrationSchema } from '@/lib/accounts/schema'
import { DomainError } from '@/lib/errors'
import { parseInput } from '@/lib/http/parse-input'

/** What the body of a registration holds, for the description; `document` travels as a file. */
export const newUserBody = z
  .object(registrationSchema.shape)
  .omit({ document: true })
  .extend({
    role: z.enum(['user', 'fundation', 'foundation']),
    cityId: z.union([z.int(), z.string()]),
  })
  .meta({ id: 'NewUser' })

/** How existing clients learn of a field they have to change: with status 200 (api-contract, section 4). */
type RefusedRegistration = {
  Error: string
  error: string
  fields: Record<string, string>
}

/**
 * Reads the body of a registration. Clients write 'foundation' too, send ids as text, and a list of files under
 * `document`, of which the first counts.
 * @throws DomainError invalid with its fields.
 */
export function readRegistration(body: Record<string, unknown>): z.output<typeof registrationSchema> {
  const role = body.role === 'foundation' ? 'fundation' : body.role
  const document = Array.isArray(body.document) ? body.document[0] : undefined
  return parseInput(registrationSchema, { ...body, role, document })
}

/** @throws the error itself when it is not about the fields. */
export function refusalOfError(error: unknown): RefusedRegistration {
  if (!(error instanceof DomainError) || error.code !== 'invalid') throw error
  return { Error: error.message, error: error.message, fields: { ...error.fields } }
}
