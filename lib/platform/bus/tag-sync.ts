import type { Listener } from './listener'
import { EXPIRED_TAGS_CHANNEL, instanceId, readExpiryMessage } from './messages'
import type { Connection } from './queries/connection'
import {
  notify,
  readAllExpired,
  readCompleteSince,
  readExpiredSince,
  readHistory,
} from './queries/expired-tags'
import type { TagMoments } from './tag-moments'

export const INSTANCES_CHANNEL = 'instances'

/** Milliseconds. */
const TIMES = {
  /** Between two looks at the clock. */
  tick: 250,
  /** Between two readings of the table. */
  read: 1000,
  readTimeout: 2000,
  loadTimeout: 30_000,
  /** Between two messages to ourselves. */
  heartbeat: 2000,
  /** A listener that heard none of them for so long has failed. */
  silence: 5000,
  /** How long a reading vouches for what is kept. */
  trust: 3000,
  /** Rows are pruned, but never so soon. */
  gap: 60_000,
  /**
   * Tags are written last in their transaction; its commit follows within this. Only what was kept before this process
   * started needs it: what is heard counts from the moment of hearing.
   */
  commit: 60_000,
}
/** What hears nothing so many times although it is told, sits behind a pooler. */
const SILENT_TIMES = 2

export type TagSyncProblem = 'unreadable' | 'silent' | 'pooler' | 'lagging'

interface TagSyncOptions {
  listener: Listener
  /** To the database that the pages are read from. */
  queries: Connection
  moments: TagMoments
  /** Sent to every instance, this one included. */
  announcement: string
  onAnnouncement?: (announcement: string) => void
  onProblem: (problem: TagSyncProblem, error?: unknown) => void
  times?: Partial<typeof TIMES>
}

/**
 * Notes what other instances expired: told by the listener, and every second by the table, which knows what was missed.
 * While neither works everything kept counts as expired, except where the database is away for everybody.
 */
export class TagSync {
  readonly #options: TagSyncOptions
  readonly #times: typeof TIMES
  readonly #timer: NodeJS.Timeout
  /** Transactions that were heard since the reading before the last. */
  #heard = new Set<string>()
  #heardBefore = new Set<string>()
  #snapshot: string | null = null
  #reader = ''
  #history: string | null = null
  #readAt = Number.NEGATIVE_INFINITY
  /** The database's clock at the last reading. */
  #readUpTo = 0
  #askedAt = Number.NEGATIVE_INFINITY
  #heartbeatAt = Number.NEGATIVE_INFINITY
  #tickedAt = performance.now()
  #isAsking = false
  #isAway = false
  #caughtUpSession = 0
  #silentTimes = 0

  constructor(options: TagSyncOptions) {
    this.#options = options
    this.#times = { ...TIMES, ...options.times }
    // What an earlier process kept cannot be judged yet.
    options.moments.isLagging = true
    options.listener.subscribe(EXPIRED_TAGS_CHANNEL, {
      hear: (payload) => this.#hear(payload),
      up: () => this.#askNow(),
      down: () => {
        this.#heard.clear()
        this.#heardBefore.clear()
        this.#askNow()
      },
    })
    options.listener.subscribe(INSTANCES_CHANNEL, {
      hear: (announcement) => {
        this.#silentTimes = 0
        options.onAnnouncement?.(announcement)
      },
    })
    this.#timer = setInterval(() => this.#tick(), this.#times.tick).unref()
    this.#tick()
  }

  close(): void {
    clearInterval(this.#timer)
    this.#options.queries.drop()
  }

  #hear(payload: string): void {
    const message = readExpiryMessage(payload)
    if (!message) return
    this.#heard.add(message.transactionId)
    // Our own changes are noted as soon as they are made.
    if (message.sender !== instanceId) this.#options.moments.note(message.tags)
  }

  #tick(): void {
    const now = performance.now()
    const wasHalted = now - this.#tickedAt > 2 * this.#times.tick + 250
    this.#tickedAt = now
    this.#judge()
    // After a halt, what was sent meanwhile is not read yet.
    if (!wasHalted && this.#isSilent(now)) this.#replaceListener()
    if (now - this.#askedAt >= this.#times.read) this.#ask(now)
  }

  #isSilent(now: number): boolean {
    const { listener } = this.#options
    return listener.isUp && now - listener.heardAt > this.#times.silence
  }

  #replaceListener(): void {
    const { listener, onProblem } = this.#options
    this.#silentTimes += 1
    onProblem(this.#silentTimes >= SILENT_TIMES && this.#isReading(performance.now()) ? 'pooler' : 'silent')
    listener.restart()
  }

  #isReading(now: number): boolean {
    return now - this.#readAt < this.#times.trust
  }

  #judge(): void {
    const { listener, moments, onProblem } = this.#options
    const now = performance.now()
    const isHearing = listener.isUp && this.#caughtUpSession === listener.session && !this.#isSilent(now)
    const isAway = this.#isAway && !listener.isUp
    const isLagging = this.#snapshot === null || !(isHearing || this.#isReading(now) || isAway)
    if (isLagging && !moments.isLagging) onProblem('lagging')
    moments.isLagging = isLagging
  }

  #askNow(): void {
    this.#askedAt = Number.NEGATIVE_INFINITY
    this.#ask(performance.now())
  }

  async #ask(now: number): Promise<void> {
    if (this.#isAsking) return
    const { queries, announcement, listener, onProblem } = this.#options
    this.#isAsking = true
    this.#askedAt = now
    const session = listener.isUp ? listener.session : 0
    let hasRead = false
    try {
      const isFirst = this.#snapshot === null
      await this.#within(isFirst ? this.#times.loadTimeout : this.#times.readTimeout, () =>
        isFirst ? this.#load() : this.#read(),
      )
      hasRead = true
      this.#readAt = now
      this.#isAway = false
      this.#caughtUpSession = session
      this.#judge()
      if (now - this.#heartbeatAt >= this.#times.heartbeat) {
        const announce = () => notify(queries.sql, INSTANCES_CHANNEL, announcement)
        await this.#within(this.#times.readTimeout, announce)
        this.#heartbeatAt = now
      }
    } catch (error) {
      this.#isAway = queries.isAway(error)
      queries.drop()
      onProblem('unreadable', error)
    } finally {
      this.#isAsking = false
      this.#judge()
    }
    if (hasRead && listener.isUp && listener.session !== session) this.#ask(performance.now())
  }

  /** Breaks the connection when the time is over: on one that hangs, nothing else would end it. */
  async #within(milliseconds: number, work: () => Promise<void>): Promise<void> {
    const timer = setTimeout(() => this.#options.queries.drop(), milliseconds)
    try {
      await work()
    } finally {
      clearTimeout(timer)
    }
  }

  /** Takes over what was expired before this process started, by this machine's clock. */
  async #load(): Promise<void> {
    const { queries, moments } = this.#options
    const { sql } = queries
    const askedAt = Date.now()
    const table = await readAllExpired(sql)
    const answeredAt = Date.now()
    const ahead = (askedAt + answeredAt) / 2 - table.now
    const here = (at: number) => Math.min(at + ahead + this.#times.commit, answeredAt)
    for (const [tag, at] of Object.entries(table.moments)) moments.note([tag], here(at))
    moments.noteAll(here(table.completeSince ?? table.now))
    this.#history = await readHistory(sql)
    this.#keep(table)
  }

  async #read(): Promise<void> {
    const { queries, moments } = this.#options
    const table = await readExpiredSince(queries.sql, this.#snapshot ?? '')
    if (table.isOlder || (await this.#isOtherHistory(table.reader)) || (await this.#isIncomplete())) {
      moments.noteAll()
    }
    for (const { transactionId, tags } of table.changes) {
      if (!this.#heard.has(transactionId) && !this.#heardBefore.has(transactionId)) moments.note(tags)
    }
    this.#heardBefore = this.#heard
    this.#heard = new Set()
    this.#keep(table)
  }

  #keep(table: { snapshot: string; now: number; reader: string }): void {
    this.#snapshot = table.snapshot
    this.#readUpTo = table.now
    this.#reader = table.reader
  }

  /** Whether this database forgot what we have seen: a backup was restored, or a standby took over. */
  async #isOtherHistory(reader: string): Promise<boolean> {
    if (reader === this.#reader) return false
    const history = await readHistory(this.#options.queries.sql)
    const isOther = history === null || history !== this.#history
    this.#history = history
    return isOther
  }

  /** Whether rows were pruned that we have not read. */
  async #isIncomplete(): Promise<boolean> {
    if (performance.now() - this.#readAt < this.#times.gap) return false
    const since = await readCompleteSince(this.#options.queries.sql)
    return since === null || since > this.#readUpTo
  }
}
