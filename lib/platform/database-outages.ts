import { codesOf, isCausedBy } from './error-causes'
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
/**
 * Postgres manual, appendix A: connection (08), a standby that takes no writes (25006), idle and long transactions,
 * refused sign-in and a missing database (while it is restored), conflicts that outlast their retries (40), resources
 * (53), locks, statements, shutdown (57), the disk (58).
 */
const SQL_STATES = /^(08|25006|25P0[34]|28|3D000|40001|40003|40P01|53|55P03|57014|57P0[1-5]|58000|58030)/
/** The database there is another one than before, or none: a new connection may lead to the right one. */
const MISPLACED = /^(25006|08P01)$/

/** SQLSTATE or system code of an outage, in the error or any that it wraps; null where another request would fail as well. */
export const unavailableCode = (error: unknown): string | null =>
  codesOf(error).find((code) => CONNECTION.test(code) || SQL_STATES.test(code)) ?? null

/** @param code from `unavailableCode` */
export const wantsNewConnections = (code: string): boolean => MISPLACED.test(code)

/** PgBouncer takes no limits from clients, as it would have to keep them for each; it gets none where its address says so. */
export const isUnmarkedPooler = (error: unknown): boolean =>
  error instanceof Error && /\bunsupported startup parameter\b/.test(error.message)

export const isDatabaseUnavailable = (error: unknown): boolean => isCausedBy(error, 'DatabaseUnavailable')

/** Refused and broken connections, and a Postgres that starts or stops: nobody gets an answer. */
const AWAY = /^(CONNECT(ION)?_|ECONN|EPIPE|EHOSTUNREACH|ENETUNREACH|08|28|3D000|57P0)/
const AWAY_MS = 5_000

const noted = processSingleton('database away', () => ({ at: Number.NEGATIVE_INFINITY }))

/** @param code from `unavailableCode`; slow queries and full queues do not count. */
export function noteFailure(code: string): void {
  if (AWAY.test(code)) noted.at = performance.now()
}

/** Whether the database failed within the last five seconds. */
export const isDatabaseAway = (): boolean => performance.now() - noted.at < AWAY_MS
