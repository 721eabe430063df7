import {
  DATABASE_RETRY_SECONDS,
  DATABASE_SENTENCE,
  isDatabaseUnavailable,
} from '@/lib/platform/database-outages'
import { DomainError, retrySecondsOf, STATUS_BY_CODE } from '@/lib/platform/errors'
import { logError } from '@/lib/platform/log'

/** Existing clients read `error` or `Error`. */
export interface ErrorBody {
  error: string
  Error: string
  code: string
  fields?: Record<string, string>
}

interface ErrorReply {
  status: number
  body: ErrorBody
  headers?: Record<string, string>
}

const reply = (status: number, code: string, sentence: string): ErrorReply => ({
  status,
  body: { error: sentence, Error: sentence, code },
})

export const NOT_FOUND = reply(404, 'not_found', 'No encontramos lo que buscas')
export const METHOD_NOT_ALLOWED = reply(405, 'method_not_allowed', 'Esta dirección no admite ese método')

/** Of what is refused before an endpoint is asked. */
export function refusalBody(status: number, sentence: string): ErrorBody {
  if (status === METHOD_NOT_ALLOWED.status) return METHOD_NOT_ALLOWED.body
  const [code = 'bad_request'] = Object.entries(STATUS_BY_CODE).find(([, known]) => known === status) ?? []
  return reply(status, code, sentence).body
}

/** Unexpected errors are logged; only a reference goes out, as messages may be private. */
export function errorReply(error: unknown, where: string): ErrorReply {
  if (error instanceof DomainError) {
    const { status, body } = reply(STATUS_BY_CODE[error.code], error.code, error.message)
    const seconds = retrySecondsOf(error)
    if (seconds !== null) return { status, body, headers: { 'Retry-After': String(seconds) } }
    return Object.keys(error.fields).length === 0
      ? { status, body }
      : { status, body: { ...body, fields: error.fields } }
  }
  const reference = logError(where, error)
  if (isDatabaseUnavailable(error))
    return {
      ...reply(STATUS_BY_CODE.unavailable, 'unavailable', DATABASE_SENTENCE),
      headers: { 'Retry-After': String(DATABASE_RETRY_SECONDS) },
    }
  return reply(500, 'internal', `Algo salió mal de nuestro lado. Referencia: ${reference}`)
}
