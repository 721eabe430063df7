import type { Db } from '@/db/client'
import { Connection } from '@/lib/platform/bus/queries/connection'
import type { TagMoments } from '@/lib/platform/bus/tag-moments'
import { type Position, Replica, readPosition, within } from './replica'

/** Milliseconds. */
const TIMES = {
  /** From one question to the next. */
  ask: 200,
  /** How long an answer may take. */
  answer: 500,
  /** How old what a replica shows may be. */
  age: 1000,
}
/** Reads open on one replica at a time; more go to the primary, which itself refuses what is too much. */
const MAX_OPEN = 1000

interface Options {
  /** The primary's, which is asked how far it is. */
  url: string
  replicaUrls: readonly string[]
  primary: Db
  moments: Pick<TagMoments, 'expiredSince'>
  times?: Partial<typeof TIMES>
}

/**
 * The standbys that may be read from. A read names the tags of what it reads, and a replica answers it only if it shows
 * everything that was visible on the primary a second ago, and the last change of these tags that this process has heard
 * of. So nothing made from its answer misses a change that has expired it already: what is kept is as new as if it came
 * from the primary.
 */
export class Replicas {
  readonly #options: Options
  readonly #times: typeof TIMES
  readonly #questions: Connection
  readonly #replicas: readonly Replica[]
  readonly #timer: NodeJS.Timeout
  /** WAL positions of the last second, oldest first. */
  #positions: Position[] = []
  #isAsking = false
  #turn = 0
  /** Reads since the start, by who answered; `repeated` were begun on a replica and answered by the primary. */
  readonly reads = { replica: 0, primary: 0, repeated: 0 }

  constructor(options: Options) {
    this.#options = options
    this.#times = { ...TIMES, ...options.times }
    this.#questions = new Connection(options.url)
    this.#replicas = options.replicaUrls.map((url) => new Replica(url))
    this.#timer = setInterval(() => this.#ask(), this.#times.ask).unref()
    this.#ask()
  }

  /** How many fail, or do not show what was visible on the primary a second ago. */
  get leftOut(): number {
    return this.#replicas.filter((replica) => !this.#isYoung(replica)).length
  }

  /**
   * Reads from a replica, or from the primary: where none is as far as it has to be, and where the replica fails.
   * @param work reads alone, as it may run twice
   */
  async read<Result>(tags: readonly string[], work: (db: Db) => Promise<Result>): Promise<Result> {
    const replica = this.#choose(tags)
    if (!replica) {
      this.reads.primary += 1
      return work(this.#options.primary)
    }
    try {
      const result = await replica.read(work)
      this.reads.replica += 1
      return result
    } catch {
      this.reads.repeated += 1
      return work(this.#options.primary)
    }
  }

  close(): void {
    clearInterval(this.#timer)
    this.#questions.drop()
    for (const replica of this.#replicas) replica.close()
  }

  #isYoung({ asOf }: Replica): boolean {
    return Date.now() - asOf < this.#times.age
  }

  /** In turn. */
  #choose(tags: readonly string[]): Replica | null {
    const { moments } = this.#options
    const able = this.#replicas.filter(
      (replica) =>
        this.#isYoung(replica) && replica.open < MAX_OPEN && !moments.expiredSince(tags, replica.asOf),
    )
    this.#turn += 1
    return able[this.#turn % able.length] ?? null
  }

  async #ask(): Promise<void> {
    if (this.#isAsking) return
    this.#isAsking = true
    const { answer, age } = this.#times
    try {
      const position = await within(answer, this.#questions, readPosition)
      this.#positions = [...this.#positions.filter(({ at }) => Date.now() - at < age), position]
      for (const replica of this.#replicas) void replica.follow(this.#positions, answer)
    } catch {
      // Without a primary to compare with, replicas grow too old by themselves.
    } finally {
      this.#isAsking = false
    }
  }
}
