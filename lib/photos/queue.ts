import { AsyncResource } from 'node:async_hooks'
import { processSingleton } from '@/lib/platform/process-singleton'

type Queue = Map<number, (() => Promise<void>)[]>

const queues = processSingleton(
  'photo-queues',
  () => ({ photos: new Map(), copies: new Map() }) satisfies Record<string, Queue>,
)

/** Runs jobs one at a time, by owner in turn: keeps memory low and a core free. */
export function runFair<Result>(
  name: keyof typeof queues,
  ownerId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const queue: Queue = queues[name]
  const isIdle = queue.size === 0
  // Keeps the async context of the calling request.
  const start = AsyncResource.bind(work)
  return new Promise((resolve, reject) => {
    const own = queue.get(ownerId) ?? []
    // Async, so that a synchronous throw rejects too.
    own.push(async () => start().then(resolve, reject))
    queue.set(ownerId, own)
    if (isIdle) void drain(queue)
  })
}

/** Map order makes it fair: an owner with more photos goes to the end. */
async function drain(queue: Queue): Promise<void> {
  for (const [ownerId, own] of queue) {
    await own.shift()?.()
    queue.delete(ownerId)
    if (own.length > 0) queue.set(ownerId, own)
  }
}
