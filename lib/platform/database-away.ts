import { processSingleton } from './process-singleton'

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
