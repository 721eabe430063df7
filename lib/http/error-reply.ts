import { DomainError, STATUS_BY_CODE, TooManyRequests } from '@/lib/errors'
import { logError } from '@/lib/log'

/** The body of every error of the API. Existing clients read `error` or `Error`. */
export interface ErrorBody {
  /** A Spanish sentence for a person. */
  error: string
  Error: string
  /** Stable, for programs. */
  code: string
  /** What is wrong with each field. */
  fields?: Record<string, string>
}

interface Failure {
  status: number
  body: ErrorBody
  headers?: Record<string, string>
}

const failure = (status: number, code: string, sentence: string): Failure => ({
  status,
  body: { error: sentence, Error: sentence, code },
})

export const NOT_FOUND = failure(404, 'not_found', 'No encontramos lo que buscas')
export const METHOD_NOT_ALLOWED = failure(405, 'method_not_allowed', 'Esta dirección no admite ese método')

/**
 * What the API answers to a thrown error. Expected ones say what went wrong; any other is logged with a reference
 * and answered with nothing but that reference, since messages of libraries can carry private data.
 */
export function errorReply(error: unknown, where: string): Failure {
  if (error instanceof DomainError) {
    const { status, body } = failure(STATUS_BY_CODE[error.code], error.code, error.message)
    if (error instanceof TooManyRequests)
      return { status, body, headers: { 'Retry-After': String(error.retryAfter) } }
    return Object.keys(error.fields).length === 0
      ? { status, body }
      : { status, body: { ...body, fields: error.fields } }
  }
  const reference = logError(where, error)
  return failure(500, 'internal', `Algo salió mal de nuestro lado. Referencia: ${reference}`)
}
