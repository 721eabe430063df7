import { AsyncResource } from 'node:async_hooks'

type Queue = 'photos' | 'copies'

/** The work that waits or is being done, by its owner; the owner whose turn it is comes first. */
type Line = Map<number, (() => Promise<void>)[]>

/** Routes and forms are built apart: what they share is kept where all of them can see it. */
const shared = globalThis as typeof globalThis & { querenciaPhotoQueues?: Map<Queue, Line> }
shared.querenciaPhotoQueues ??= new Map()
const queues = shared.querenciaPhotoQueues

/**
 * Does a piece of work when its turn comes: photos are decoded one at a time, so that many at once take the memory of
 * one and leave the other core to those who look at pages; and so is a new one compared with all others. Owners take
 * turns, one piece each, so that whoever brings one photo waits for no more than one of everybody else's.
 */
export function oneByOne<Result>(
  queue: Queue,
  ownerId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const line: Line = queues.get(queue) ?? new Map()
  queues.set(queue, line)
  const isIdle = line.size === 0
  // What one request began runs as that request's, whoever's turn came before.
  const start = AsyncResource.bind(work)
  return new Promise((resolve, reject) => {
    const own = line.get(ownerId) ?? []
    // Asynchronous from its first line: nothing that goes wrong may stop the line.
    own.push(async () => start().then(resolve, reject))
    line.set(ownerId, own)
    if (isIdle) void serve(line)
  })
}

/** Until nobody is left: who joins meanwhile, or has more to do, comes after those who wait. */
async function serve(line: Line): Promise<void> {
  for (const [ownerId, own] of line) {
    await own.shift()?.()
    line.delete(ownerId)
    if (own.length > 0) line.set(ownerId, own)
  }
}
