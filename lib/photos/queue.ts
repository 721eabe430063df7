import pLimit, { type LimitFunction } from 'p-limit'

type Queue = 'photos' | 'copies'

/** Routes and forms are built apart: what they share is kept where all of them can see it. */
const shared = globalThis as typeof globalThis & { querenciaPhotoQueues?: Map<Queue, LimitFunction> }
shared.querenciaPhotoQueues ??= new Map()
const queues = shared.querenciaPhotoQueues

/**
 * Does a piece of work once the ones before it are done: photos are decoded one at a time, so that many at once take
 * the memory of one and leave the other core to those who look at pages; and so is a new one compared with all others.
 */
export function oneByOne<Result>(queue: Queue, work: () => Promise<Result>): Promise<Result> {
  const limit = queues.get(queue) ?? pLimit(1)
  queues.set(queue, limit)
  return limit(work)
}
