import { processSingleton } from './process-singleton'

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

/** Codes of refused and broken connections, and of a Postgres that starts or stops: nobody gets an answer. */
const AWAY = /^(CONNECT(ION)?_|ECONN|EPIPE|EHOSTUNREACH|ENETUNREACH|08|57P0)/
/** How long a failure says so; then somebody tries again. */
const AWAY_MS = 5_000

const noted = processSingleton('database away', () => ({ at: Number.NEGATIVE_INFINITY }))

/** @param code of a failure, as `unavailableCode` gives it; slow queries and full queues say nothing of the database itself. */
export function noteFailure(code: string): void {
  if (AWAY.test(code)) noted.at = performance.now()
}

/** Whether a query failed within five seconds because the database is away. */
export const isDatabaseAway = (): boolean => performance.now() - noted.at < AWAY_MS
