import { createReplicaDb, type Db, type OwnedDb } from '@/db/client'
import { Connection } from '@/lib/platform/bus/queries/connection'
import { type Position, readReached } from './position'
import { within } from './within'

/** A standby of the database, as this process knows it. */
export class Replica {
  readonly #url: string
  readonly #questions: Connection
  #db: OwnedDb
  #asOf = Number.NEGATIVE_INFINITY
  #isAsking = false
  /** Ends the reads that are open. */
  readonly #open = new Set<(error: Error) => void>()

  /** @param url of one server: with several behind it, one would vouch for the others. */
  constructor(url: string) {
    this.#url = url
    this.#questions = new Connection(url)
    this.#db = createReplicaDb(url)
  }

  /** It shows everything that was visible on the primary at this moment of our clock, in milliseconds. */
  get asOf(): number {
    return this.#asOf
  }

  get open(): number {
    return this.#open.size
  }

  /** Asks how far it is, unless it still owes an answer. One that gives none in time is left out. */
  async follow(positions: readonly Position[], timeoutMs: number): Promise<void> {
    if (this.#isAsking) return
    this.#isAsking = true
    try {
      const reached = await within(timeoutMs, this.#questions, (sql) => readReached(sql, positions))
      // One that is behind still shows what it showed.
      if (reached !== null) this.#asOf = Math.max(this.#asOf, reached)
    } catch {
      this.leave()
    } finally {
      this.#isAsking = false
    }
  }

  /** @throws whatever `work` throws, and when it is left out meanwhile */
  async read<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    let end: (error: Error) => void = () => {}
    const isLeft = new Promise<never>((_, reject) => {
      end = reject
    })
    this.#open.add(end)
    try {
      return await Promise.race([work(this.#db), isLeft])
    } finally {
      this.#open.delete(end)
    }
  }

  /** Until it answers again. What is read there ends at once, as it may hang. */
  leave(): void {
    const wasUsed = this.#asOf > 0 || this.#open.size > 0
    this.#asOf = Number.NEGATIVE_INFINITY
    for (const end of this.#open) end(new Error('The replica does not answer'))
    if (!wasUsed) return
    const old = this.#db
    this.#db = createReplicaDb(this.#url)
    old.$client.end({ timeout: 0 }).catch(() => {})
  }

  close(): void {
    this.leave()
    this.#questions.drop()
    this.#db.$client.end({ timeout: 0 }).catch(() => {})
  }
}
