import { DAY_MS } from '@/lib/text/durations'

const FIRST_SECONDS = 5
const LONGEST_SECONDS = 30 * 60
/** Spreads retries of mails that failed together. */
const JITTER = 0.25

/** About three hours of retries; then staff see it. */
export const MAX_ATTEMPTS = 15
/** A mail is given up so long after its first try: its links have expired. */
export const MAX_AGE_MS = 3 * DAY_MS

/** Before a mail is tried again: 5 s to half an hour, plus jitter. @param attempts at least 1. @param random 0–1. */
export function retryDelay(attempts: number, random: number): number {
  return jittered(FIRST_SECONDS * 2 ** (attempts - 1), random)
}

const LONGEST_PAUSE_SECONDS = 5 * 60

/** How long the queue pauses: 5 s to five minutes, plus jitter. @param outages at least 1. */
export const pauseDelay = (outages: number, random: number): number =>
  jittered(Math.min(LONGEST_PAUSE_SECONDS, FIRST_SECONDS * 2 ** (outages - 1)), random)

/** Half the time since the first try, within the bounds of `retryDelay`: outages count no attempts. */
export const outageDelay = (ageMs: number, random: number): number =>
  jittered(Math.max(FIRST_SECONDS, ageMs / 2000), random)

const jittered = (seconds: number, random: number) =>
  Math.round(Math.min(seconds, LONGEST_SECONDS) * 1000 * (1 + JITTER * random))
