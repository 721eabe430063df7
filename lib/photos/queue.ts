import pLimit, { type LimitFunction } from 'p-limit'

/** Routes and forms are built apart: what they share is kept where all of them can see it. */
const shared = globalThis as typeof globalThis & { querenciaPhotoQueue?: LimitFunction }

/**
 * Does a piece of work once the ones before it are done: photos are decoded one at a time, so that many at once take
 * the memory of one and leave the other core to those who look at pages.
 */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  shared.querenciaPhotoQueue ??= pLimit(1)
  return shared.querenciaPhotoQueue(work)
}
