import { setTimeout as wait } from 'node:timers/promises'

/**
 * Waits, where a window of a limit is about to end, until the next one has begun: tries are counted by the clock, and
 * those of one test have to fall into one window.
 * @param seconds how long the window of the rule is.
 * @param needed how many seconds the tries may take.
 */
export async function waitForRoom(seconds: number, needed: number): Promise<void> {
  const left = seconds * 1000 - (Date.now() % (seconds * 1000))
  if (left < needed * 1000) await wait(left + 100)
}
