/**
 * What can go wrong in the domain, and the HTTP status each code answers with. The map is the only one:
 * doors (actions, API routes) translate a thrown `DomainError` with it.
 */
export const STATUS_BY_CODE = {
  bad_request: 400,
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  email_not_confirmed: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  too_many_requests: 429,
  not_configured: 501,
} as const

export type ErrorCode = keyof typeof STATUS_BY_CODE

/**
 * An expected failure: thrown by operations (which rolls their transaction back), caught only at the doors.
 * `message` is a Spanish sentence for the person; it never carries private data.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(message)
  }
}

/** Something was tried too often. */
export class TooManyRequests extends DomainError {
  /**
   * @param retryAfter seconds until it may be tried again.
   * @param sentence where there is more to say than how long to wait.
   */
  constructor(
    readonly retryAfter: number,
    sentence = `Demasiados intentos. Vuelve a intentarlo en ${inWords(retryAfter)}.`,
  ) {
    super('too_many_requests', sentence)
  }
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`
  const minutes = Math.ceil(seconds / 60)
  if (minutes >= 120) return `${Math.ceil(minutes / 60)} horas`
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`
}
