import { processSingleton } from './process-singleton'

export const DATABASE_SENTENCE =
  'No podemos atenderte en este momento: nuestra base de datos no responde. Vuelve a intentarlo en unos segundos.'
export const DATABASE_RETRY_SECONDS = 5

/** The same request may succeed in a while. After a lost connection a write may have been committed all the same. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  readonly code: string
  constructor(code: string, cause?: unknown) {
    super(`The database is unavailable: ${code}`, { cause })
    this.code = code
  }
}

/** Error codes of the client (`CONNECT_TIMEOUT`, …) and of the operating system. */
const CONNECTION = /^(CONNECT(ION)?_|ECONN|EPIPE|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EAI_AGAIN)/
/** Postgres manual, appendix A: connection, resources, shutdown; statement, lock and idle timeouts. */
const SQL_STATES = /^(08|53|57P0[1-5]|57014|55P03|25P03)/

export function unavailableCode(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return CONNECTION.test(code) || SQL_STATES.test(code) ? code : null
}

/** Compares by name: the framework bundles this module more than once. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'DatabaseUnavailable' || isDatabaseUnavailable(error.cause))

/** Refused and broken connections, and a Postgres that starts or stops: nobody gets an answer. */
const AWAY = /^(CONNECT(ION)?_|ECONN|EPIPE|EHOSTUNREACH|ENETUNREACH|08|57P0)/
const AWAY_MS = 5_000

const noted = processSingleton('database away', () => ({ at: Number.NEGATIVE_INFINITY }))

/** @param code from `unavailableCode`; slow queries and full queues do not count. */
export function noteFailure(code: string): void {
  if (AWAY.test(code)) noted.at = performance.now()
}

/** Whether the database failed within the last five seconds. */
export const isDatabaseAway = (): boolean => performance.now() - noted.at < AWAY_MS
