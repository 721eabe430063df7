/** What a request tells its visitor when the database does not answer. */
export const DATABASE_SENTENCE =
  'No podemos atenderte en este momento: nuestra base de datos no responde. Vuelve a intentarlo en unos segundos.'
export const DATABASE_RETRY_SECONDS = 5

/**
 * The database is away, does not answer in time, or has too much to do; the same request may succeed in a while. A write
 * may have been committed all the same where the connection was lost meanwhile.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  /** Of Postgres, of the connection, or our own. */
  readonly code: string
  constructor(code: string, cause?: unknown) {
    super(`The database is unavailable: ${code}`, { cause })
    this.code = code
  }
}

/** Of the client (`CONNECT_TIMEOUT`, …) and of the operating system. */
const CONNECTION = /^(CONNECT(ION)?_|ECONN|EPIPE|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EAI_AGAIN)/
/**
 * Classes and codes of Postgres (appendix A of its manual): connection exception, insufficient resources, shutting down,
 * statement timeout, lock timeout, idle in transaction.
 */
const SQL_STATES = /^(08|53|57P0[1-5]|57014|55P03|25P03)/

/** @param error as the client threw it. @returns its code; null for errors that say nothing of the database itself. */
export function unavailableCode(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return CONNECTION.test(code) || SQL_STATES.test(code) ? code : null
}

/** By name: the framework bundles this module more than once. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'DatabaseUnavailable' || isDatabaseUnavailable(error.cause))
