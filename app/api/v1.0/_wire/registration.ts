import type { z } from 'zod'
import { registrationSchema } from '@/lib/accounts/schema'
import { DomainError } from '@/lib/errors'
import { fieldErrors } from '@/lib/http/form-data'

/** How existing clients learn of a field they have to change: with status 200 (api-contract, section 4). */
type RefusedRegistration = {
  Error: string
  error: string
  fields: Record<string, string>
}

type Read = { input: z.output<typeof registrationSchema> } | { refusal: RefusedRegistration }

/**
 * Reads the body of a registration. Clients write 'foundation' too, send ids as text, and a list of files under
 * `document`, of which the first counts.
 */
export function readRegistration(body: Record<string, unknown>): Read {
  const role = body.role === 'foundation' ? 'fundation' : body.role
  const document = Array.isArray(body.document) ? body.document[0] : undefined
  const result = registrationSchema.safeParse({ ...body, role, document })
  return result.success ? { input: result.data } : { refusal: refusalOf(fieldErrors(result.error)) }
}

/** @throws the error itself when it is not about the fields. */
export function refusalOfError(error: unknown): RefusedRegistration {
  if (error instanceof DomainError && error.code === 'invalid') return refusalOf(error.fields)
  throw error
}

function refusalOf(fields: Readonly<Record<string, string>>): RefusedRegistration {
  const sentence = Object.values(fields)[0] ?? 'Por favor ingresa los datos completos'
  return { Error: sentence, error: sentence, fields: { ...fields } }
}
