import { ExpiryReader } from './expiry-reader'
import type { Listener } from './listener'
import { EXPIRED_TAGS_CHANNEL, readExpiryMessage } from './messages'
import type { Connection } from './queries/connection'
import { notify } from './queries/expired-tags'
import type { TagMoments } from './tag-moments'

const INSTANCES_CHANNEL = 'instances'

/** Milliseconds. */
const TIMES = {
  tick: 250,
  read: 1000,
  readTimeout: 2000,
  loadTimeout: 30_000,
  /** Between two messages to ourselves. */
  heartbeat: 2000,
  /** A listener that heard none of them for so long is asked; one that does not answer for as long has failed. */
  silence: 5000,
  /** How long a reading vouches for what is kept. */
  trust: 3000,
  gap: 60_000,
  commit: 60_000,
}
/** A listener that misses its own heartbeat so many times is behind a pooler. */
const SILENT_TIMES = 2

export type TagSyncProblem = 'unreadable' | 'slow' | 'silent' | 'pooler' | 'lagging'

type TagSyncState =
  /** Nothing yet: what an earlier process kept cannot be judged. */
  | 'connecting'
  /** All of them: told by the listener, or read within `trust`. */
  | 'following'
  /** Some may be missing: everything kept counts as expired. */
  | 'behind'
  /** None are made, as the database is away for everybody: what is kept stands. */
  | 'disconnected'

interface TagSyncOptions {
  listener: Listener
  queries: Connection
  moments: TagMoments
  announcement: string
  onAnnouncement?: (announcement: string) => void
  onProblem: (problem: TagSyncProblem, error?: unknown) => void
  times?: Partial<typeof TIMES>
}

/** A question over the connection of a listener that has long heard nothing. */
interface Probe {
  session: number
  askedAt: number
  isAnswered: boolean
}

/** Notes what other instances expired: told by the listener, and by the table, which knows what was missed. */
export class TagSync {
  readonly #options: TagSyncOptions
  readonly #times: typeof TIMES
  readonly #timer: NodeJS.Timeout
  readonly #reader: ExpiryReader
  #state: TagSyncState = 'connecting'
  #askedAt = Number.NEGATIVE_INFINITY
  #heartbeatAt = Number.NEGATIVE_INFINITY
  #tickedAt = performance.now()
  #isAsking = false
  /** We closed the connection that was asked last, as it took too long. */
  #isGivenUp = false
  /** Nobody got an answer when the table was last asked. */
  #isAway = false
  /** The listener's session that the last reading began in: what was sent before that is known. */
  #caughtUpSession = 0
  #silentTimes = 0
  #probe: Probe | null = null
  /** When the database had taken the last message to ourselves. */
  #heartbeatTakenAt = Number.NEGATIVE_INFINITY

  constructor(options: TagSyncOptions) {
    this.#options = options
    this.#times = { ...TIMES, ...options.times }
    this.#reader = new ExpiryReader(options.queries, options.moments, this.#times)
    options.moments.isLagging = true
    options.listener.subscribe(EXPIRED_TAGS_CHANNEL, {
      hear: (payload) => this.#hear(payload),
      up: () => this.#askNow(),
      down: () => {
        this.#reader.forgetHeard()
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

  get state(): TagSyncState {
    return this.#state
  }

  close(): void {
    clearInterval(this.#timer)
    this.#options.queries.drop()
  }

  #hear(payload: string): void {
    const message = readExpiryMessage(payload)
    if (!message) return
    this.#reader.heard(message.transactionId)
    // Our own too: a commit may end after its writer was told that it failed, and noted the tags.
    this.#options.moments.note(message.tags)
  }

  #tick(): void {
    const now = performance.now()
    const wasHalted = now - this.#tickedAt > 2 * this.#times.tick + 250
    this.#tickedAt = now
    this.#judge()
    if (!this.#isSilent(now)) this.#probe = null
    // After a halt, what was sent meanwhile is not read yet.
    else if (!wasHalted) this.#examineListener(now)
    else if (this.#probe) this.#probe.askedAt = now
    if (now - this.#askedAt >= this.#times.read) this.#ask(now)
  }

  #isSilent(now: number): boolean {
    const { listener } = this.#options
    return listener.isUp && now - listener.heardAt > this.#times.silence
  }

  /** Silence alone proves nothing: on a busy machine our messages are late, or not sent. The connection is asked. */
  #examineListener(now: number): void {
    const { listener } = this.#options
    const probe = this.#probe
    if (probe?.session !== listener.session) {
      this.#askListener(now)
      return
    }
    if (!probe.isAnswered) {
      if (now - probe.askedAt > this.#times.silence) this.#replaceListener()
      return
    }
    // Its answer comes after all that was sent before the question.
    const isDeaf = this.#heartbeatAt > listener.heardAt && this.#heartbeatTakenAt < probe.askedAt
    if (isDeaf) this.#replaceListener()
    else if (now - probe.askedAt > this.#times.read) this.#askListener(now)
  }

  #askListener(now: number): void {
    const { listener } = this.#options
    const probe: Probe = { session: listener.session, askedAt: now, isAnswered: false }
    this.#probe = probe
    listener.probe().then(
      () => {
        probe.isAnswered = true
      },
      // A connection that breaks ends its session.
      () => {},
    )
  }

  #replaceListener(): void {
    const { listener, onProblem } = this.#options
    this.#probe = null
    this.#silentTimes += 1
    onProblem(this.#silentTimes >= SILENT_TIMES && this.#isReading(performance.now()) ? 'pooler' : 'silent')
    listener.restart()
  }

  #isReading(now: number): boolean {
    const { readAt } = this.#reader
    return readAt !== null && now - readAt < this.#times.trust
  }

  #judge(): void {
    const { moments, onProblem } = this.#options
    const state = this.#judgeAt(performance.now())
    if (state === 'behind' && this.#state !== 'behind') onProblem('lagging')
    this.#state = state
    moments.isLagging = state === 'connecting' || state === 'behind'
  }

  #judgeAt(now: number): TagSyncState {
    if (this.#reader.readAt === null) return 'connecting'
    const { listener } = this.#options
    const isHearing = listener.isUp && this.#caughtUpSession === listener.session && !this.#isSilent(now)
    if (isHearing || this.#isReading(now)) return 'following'
    return this.#isAway && !listener.isUp ? 'disconnected' : 'behind'
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
      const { readTimeout, loadTimeout, heartbeat } = this.#times
      const timeout = this.#reader.readAt === null ? loadTimeout : readTimeout
      await this.#within(timeout, () => this.#reader.read(now))
      hasRead = true
      this.#isAway = false
      this.#caughtUpSession = session
      listener.pause(this.#reader.isQueueBusy)
      this.#judge()
      if (now - this.#heartbeatAt >= heartbeat && !this.#reader.isQueueBusy) {
        await this.#within(readTimeout, () => notify(queries.sql, INSTANCES_CHANNEL, announcement))
        this.#heartbeatAt = now
        this.#heartbeatTakenAt = performance.now()
      }
    } catch (error) {
      this.#isAway = queries.isAway(error)
      queries.drop()
      onProblem(this.#isGivenUp ? 'slow' : 'unreadable', error)
    } finally {
      this.#isAsking = false
      this.#judge()
    }
    if (hasRead && listener.isUp && listener.session !== session) this.#ask(performance.now())
  }

  /** Breaks the connection when the time is over: on one that hangs, nothing else would end it. */
  async #within(milliseconds: number, work: () => Promise<void>): Promise<void> {
    this.#isGivenUp = false
    const timer = setTimeout(() => {
      this.#isGivenUp = true
      this.#options.queries.drop()
    }, milliseconds)
    try {
      await work()
    } finally {
      clearTimeout(timer)
    }
  }
}
