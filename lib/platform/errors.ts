import { counted } from '@/lib/text/numbers'
import { processSingleton } from './process-singleton'

export const STATUS_BY_CODE = {
  bad_request: 400,
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  email_not_confirmed: 403,
  account_suspended: 403,
  account_blocked: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  too_many_requests: 429,
  not_configured: 501,
  unavailable: 503,
  storage_full: 507,
} as const

export type ErrorCode = keyof typeof STATUS_BY_CODE

/** What passes without the client's doing, and in how many seconds it may have. */
const PASSING: Partial<Record<ErrorCode, number>> = { unavailable: 30, storage_full: 600 }

/** For `Retry-After`; null where asking again would change nothing. */
export const retrySecondsOf = (error: DomainError): number | null =>
  error instanceof TooManyRequests ? error.retryAfter : (PASSING[error.code] ?? null)

/** See `DomainError`. */
class DomainErrorClass extends Error {
  override readonly name = 'DomainError'
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(message)
  }
}

/**
 * Rolls back; `formAction` and `apiRoute` catch it. `message` is Spanish and never private. One class for the process:
 * each bundle of the framework has modules of its own, and what a process singleton of one throws is caught in another.
 */
export const DomainError = processSingleton('DomainError', () => DomainErrorClass)
export type DomainError = DomainErrorClass

/** The message is the first field's: existing clients show no other. */
export const invalidFields = (fields: Readonly<Record<string, string>>): DomainError =>
  new DomainError('invalid', Object.values(fields)[0] ?? 'Revisa los datos enviados', fields)

class TooManyRequestsClass extends DomainError {
  constructor(
    readonly retryAfter: number,
    sentence = `Demasiados intentos. Vuelve a intentarlo en ${inWords(retryAfter)}.`,
  ) {
    super('too_many_requests', sentence)
  }
}

/** One class for the process, too. */
export const TooManyRequests = processSingleton('TooManyRequests', () => TooManyRequestsClass)
export type TooManyRequests = TooManyRequestsClass

function inWords(seconds: number): string {
  if (seconds < 60) return counted(seconds, 'segundo', 'segundos')
  const minutes = Math.ceil(seconds / 60)
  if (minutes >= 120) return `${Math.ceil(minutes / 60)} horas`
  return counted(minutes, 'minuto', 'minutos')
}
