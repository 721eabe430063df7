import pLimit from 'p-limit'
import type postgres from 'postgres'
import {
  DatabaseUnavailable,
  isUnmarkedPooler,
  noteFailure,
  unavailableCode,
  wantsNewConnections,
} from '@/lib/platform/database-outages'
import { logFact } from '@/lib/platform/log'
import { processSingleton } from '@/lib/platform/process-singleton'
import { currentRequest } from '@/lib/platform/request-scope'

interface GuardOptions {
  /** Longer than Postgres' own timeouts: it only ends what hangs. */
  deadlineMs: number
  /** Queries that may run or wait at once; more are refused. */
  maxOpen: number
  onOpen?: (open: number) => void
  /** False behind a pooler, where Postgres limits no statement. */
  reconnects: boolean
}

const REPLACE_EVERY_MS = 5_000

type Query = postgres.PendingQuery<postgres.Row[]>
type Run = <Result>(work: () => Promise<Result>) => Promise<Result>
type Work = (tx: postgres.TransactionSql) => Promise<unknown>

/**
 * Queries fail with `DatabaseUnavailable` when the database is away, too many wait, or the deadline passes. After a
 * deadline, and where the database takes no writes, as after a failover, all connections are made anew. What finds no
 * free connection in time is never sent. Guards `unsafe` and `begin`, which drizzle calls.
 */
export function guardClient(
  connect: () => postgres.Sql,
  { deadlineMs, maxOpen, reconnects, onOpen }: GuardOptions,
): postgres.Sql {
  let client = connect()
  let open = 0
  let replacedAt = Number.NEGATIVE_INFINITY

  const replace = (old: postgres.Sql, milliseconds: number) => {
    client = connect()
    // The query builder has told the first client how to write and read JSON and times.
    Object.assign(client.options.parsers, old.options.parsers)
    Object.assign(client.options.serializers, old.options.serializers)
    replacedAt = performance.now()
    old.end({ timeout: milliseconds / 1000 }).catch(() => {})
  }
  const renew = (stuck: postgres.Sql) => {
    if (reconnects && stuck === client) replace(stuck, 0)
  }
  /** What runs on the old connections may end, and a database that stays read-only costs a pool every few seconds. */
  const renewGently = () => {
    if (performance.now() - replacedAt > REPLACE_EVERY_MS) replace(client, deadlineMs)
  }

  const counted: Run = async (work) => {
    if (open >= maxOpen) throw unavailable('TOO_MANY_WAITING')
    open++
    onOpen?.(open)
    try {
      return await work()
    } catch (error) {
      const code = unavailableCode(error)
      if (code && wantsNewConnections(code)) renewGently()
      if (isUnmarkedPooler(error)) sayPooler()
      throw code ? unavailable(code, error) : error
    } finally {
      open--
      onOpen?.(open)
    }
  }

  /** Queries wait here, not in the client, so that deadlines count running time. */
  const connections = inTurn(client.options.max, deadlineMs)
  const admitted: Run = (work) => counted(() => connections(work))

  const inTime =
    (of: postgres.Sql): Run =>
    (work) =>
      new Deadline(deadlineMs, () => renew(of)).race(work())

  function begin(...given: unknown[]): Promise<unknown> {
    const work = given.pop() as Work
    return admitted(() => {
      const of = client
      const deadline = new Deadline(deadlineMs, () => renew(of))
      const statements = inTurn(1, deadlineMs)
      const run: Run = (query) => statements(() => inTime(of)(query))
      const watched: Work = async (tx) => {
        // Whoever asked was told that it failed.
        deadline.check()
        deadline.stop()
        try {
          return await work(guardTransaction(tx, run))
        } finally {
          // For the commit or the rollback.
          deadline.start()
        }
      }
      return deadline.race(Reflect.apply(of.begin, of, [...given, watched]) as Promise<unknown>)
    })
  }

  return new Proxy(client, {
    apply: (_target, _self, given) => Reflect.apply(client, undefined, given),
    get(_target, name) {
      if (name === 'begin') return begin
      if (name !== 'unsafe') return Reflect.get(client, name)
      return (...given: Parameters<typeof client.unsafe>) =>
        guardQuery(
          () => client.unsafe(...given),
          (work) => admitted(() => inTime(client)(work)),
        )
    },
  })
}

const guardTransaction = (tx: postgres.TransactionSql, run: Run): postgres.TransactionSql =>
  new Proxy(tx, {
    get(target, name) {
      if (name === 'savepoint')
        return (work: Work) => target.savepoint((inner) => work(guardTransaction(inner, run)))
      if (name !== 'unsafe') return Reflect.get(target, name)
      return (...given: Parameters<typeof target.unsafe>) => guardQuery(() => target.unsafe(...given), run)
    },
  })

/** Sent when awaited; `values` asks for rows as lists. */
const guardQuery = (query: () => Query, run: Run) => ({
  // biome-ignore lint/suspicious/noThenProperty: what drizzle awaits is a thenable of the client.
  then: (...callbacks: Parameters<Query['then']>) => run(async () => query()).then(...callbacks),
  values: () => run(async () => query().values()),
})

/** First come, first served; what has no turn in time never runs. */
function inTurn(count: number, deadlineMs: number): Run {
  const limit = pLimit(count)
  return (work) => {
    const deadline = new Deadline(deadlineMs)
    return deadline.race(
      limit(() => {
        deadline.check()
        deadline.stop()
        return work()
      }),
    )
  }
}

class Deadline {
  readonly #milliseconds: number
  readonly #onExpired: () => void
  readonly #expired: Promise<never>
  #reject: (error: Error) => void = () => {}
  #timer: NodeJS.Timeout | undefined
  #state: 'open' | 'expired' | 'over' = 'open'

  constructor(milliseconds: number, onExpired: () => void = () => {}) {
    this.#milliseconds = milliseconds
    this.#onExpired = onExpired
    this.#expired = new Promise((_, reject) => {
      this.#reject = reject
    })
    this.start()
  }

  /** Gives the whole time again; does nothing once the race is over. */
  start(): void {
    if (this.#state !== 'open') return
    this.#timer = setTimeout(() => {
      this.#state = 'expired'
      this.#reject(unavailable('DEADLINE'))
      this.#onExpired()
    }, this.#milliseconds)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  /** @throws DatabaseUnavailable when time has run out. */
  check(): void {
    if (this.#state === 'expired') throw unavailable('DEADLINE')
  }

  /** @throws DatabaseUnavailable when time runs out first. */
  async race<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await Promise.race([work, this.#expired])
    } finally {
      this.stop()
      if (this.#state === 'open') this.#state = 'over'
    }
  }
}

/** Once. */
const sayPooler = () =>
  processSingleton('unmarked pooler', () =>
    logFact('database: DATABASE_URL leads to a pooler, which refuses it: add ?pgbouncer=true to it', {}),
  )

/** Also has the server program answer 503 where the framework can only answer 500. */
function unavailable(code: string, cause?: unknown): DatabaseUnavailable {
  noteFailure(code)
  const request = currentRequest()
  if (request) request.isDatabaseAway = true
  return new DatabaseUnavailable(code, cause)
}
