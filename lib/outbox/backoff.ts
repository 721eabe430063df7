const FIRST_SECONDS = 5
const LONGEST_SECONDS = 30 * 60
/** Spreads mails that failed together. */
const JITTER = 0.25

/** With the waits below this bridges an outage of three hours; then staff have to look. */
export const MOST_ATTEMPTS = 15

/**
 * Milliseconds to wait after a failed attempt: 5 s, 10 s, 20 s and so on up to half an hour, so that after an outage
 * of a minute the mail goes out within another one; up to a quarter more by chance.
 * @param attempts how many were made, at least 1.
 * @param random from 0 to 1.
 */
export function retryDelay(attempts: number, random: number): number {
  const seconds = Math.min(FIRST_SECONDS * 2 ** (attempts - 1), LONGEST_SECONDS)
  return Math.round(seconds * 1000 * (1 + JITTER * random))
}
