import { DAY_MS, HOUR_MS } from '@/lib/text/durations'
import { type AdoptionStatus, UNDECIDED_ADOPTION_STATUSES } from '@/lib/text/vocabulary'

/** How long an adopter waits. An answer accepts or rejects; opening a request is none, nor is a message. */
export const CLOCK = {
  remindHours: 72,
  answerDays: 7,
  /** What an owner has after the reminder, however late that was. */
  afterReminderDays: 3,
} as const
/**
 * An acceptance that lasts so long without a word of how it ended: its owner is asked then, and as long after each time,
 * until they were asked `times`. Ours: people meet within days, and move a pet within two or three weeks.
 */
export const OUTCOME = { askDays: 21, times: 3 } as const
/** The share of answers that came within `mostSeconds` of an answer rate. */
export const MOST_ANSWERS = 0.8
/** One mail a day at most; four hours of slack for the schedule. */
const HOURS_BETWEEN_MAILS = 20

/** A request that comes back from one of these waits anew: for another one, or an acceptance that was undone. */
export const RESTARTS_WAIT: readonly AdoptionStatus[] = ['en espera', 'aceptada']

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds)

/** Times that are over when what is older has run out. */
export const clockDeadlines = (now: Date) => ({
  remind: before(now, CLOCK.remindHours * HOUR_MS),
  mailed: before(now, HOURS_BETWEEN_MAILS * HOUR_MS),
  answer: before(now, CLOCK.answerDays * DAY_MS),
  reminded: before(now, CLOCK.afterReminderDays * DAY_MS),
  outcome: before(now, OUTCOME.askDays * DAY_MS),
})

interface WaitingRequest {
  status: AdoptionStatus
  createdAt: string
  updatedAt: string
  waitsSince: string | null
  cannotBeAnswered: boolean
  timeline: readonly { status: AdoptionStatus }[]
  messages: { saidAt: string | null; repliedAt: string | null }
}

/** Since when an adopter has been waiting for an answer or a message of the owner, or null, as where the owner wrote last. */
function waitingSince({
  status,
  cannotBeAnswered,
  timeline,
  messages,
  ...times
}: WaitingRequest): Date | null {
  if (cannotBeAnswered) return null
  if (!UNDECIDED_ADOPTION_STATUSES.some((undecided) => undecided === status)) return null
  const cameBack = timeline.some((entry) => RESTARTS_WAIT.includes(entry.status))
  const begins = [cameBack ? times.updatedAt : times.createdAt, times.waitsSince]
  const since = Math.max(...begins.map((at) => (at === null ? 0 : Date.parse(at))))
  const { saidAt, repliedAt } = messages
  if (saidAt === null || Date.parse(saidAt) < since) return new Date(since)
  return repliedAt === null ? null : new Date(repliedAt)
}

/**
 * When an open request's seven days without an answer were over, so that it reads 'Sin respuesta'; null before, and while
 * nobody can answer it.
 */
export function overdueSince(request: WaitingRequest, now: Date): Date | null {
  const since = waitingSince(request)
  if (since === null || since > clockDeadlines(now).answer) return null
  return new Date(since.getTime() + CLOCK.answerDays * DAY_MS)
}
