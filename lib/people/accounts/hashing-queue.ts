import { AsyncResource } from 'node:async_hooks'
import { TooManyRequests } from '@/lib/platform/errors'

/** Who waits for a hash. */
export interface HashingPlace {
  /** `known`: signed in, from an IP that the account has signed in from, or with the secret of a mailed link. */
  lane: 'known' | 'unknown'
  /** A client IP or an account: they take turns. */
  sender: string
}

/** Place in the queue of somebody with a session, or with the secret of a mailed link. */
export const placeOf = (accountId: number): HashingPlace => ({
  lane: 'known',
  sender: `account ${accountId}`,
})

interface Waiting {
  start: () => Promise<void>
  refuse: () => void
}

const KNOWN_IN_TURN = 3

/**
 * Runs jobs one at a time. Those of the lane `known` go first, three before each of the others: anybody may sign in to an
 * account of their own again and again, which must not keep everybody else out. Within a lane senders take turns, and where it
 * is full the one with the most jobs gives up its newest: many addresses that guess passwords make nobody else wait.
 */
export function makeHashingQueue(maxWaiting: number) {
  const lanes = { known: new Map<string, Waiting[]>(), unknown: new Map<string, Waiting[]>() }
  let isBusy = false
  let knownInTurn = 0

  const takeNext = (): Waiting | undefined => {
    const isKnownNext = lanes.known.size > 0 && (lanes.unknown.size === 0 || knownInTurn < KNOWN_IN_TURN)
    knownInTurn = isKnownNext ? knownInTurn + 1 : 0
    return takeFrom(isKnownNext ? lanes.known : lanes.unknown)
  }

  const drain = async () => {
    if (isBusy) return
    isBusy = true
    for (let next = takeNext(); next; next = takeNext()) await next.start()
    isBusy = false
  }

  /** @throws TooManyRequests when it is full of jobs of others who have no more than this sender. */
  return <Result>({ lane, sender }: HashingPlace, work: () => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      const senders = lanes[lane]
      const refuse = () => reject(new TooManyRequests(5))
      if (!hasRoom(senders, sender, maxWaiting)) return refuse()
      // Keeps the async context of the calling request. Async, so that a synchronous throw rejects too.
      const begin = AsyncResource.bind(async () => work())
      const start = () => begin().then(resolve, reject)
      senders.set(sender, [...(senders.get(sender) ?? []), { start, refuse }])
      void drain()
    })
}

function takeFrom(senders: Map<string, Waiting[]>): Waiting | undefined {
  for (const [sender, [next, ...others]] of senders) {
    // Map order makes it fair: a sender with more jobs goes to the end.
    senders.delete(sender)
    if (others.length > 0) senders.set(sender, others)
    return next
  }
  return undefined
}

function hasRoom(senders: Map<string, Waiting[]>, sender: string, maxWaiting: number): boolean {
  const lists = [...senders.values()]
  if (lists.reduce((sum, { length }) => sum + length, 0) < maxWaiting) return true
  const longest = lists.reduce((one, other) => (other.length > one.length ? other : one))
  if (longest.length <= (senders.get(sender)?.length ?? 0) + 1) return false
  longest.pop()?.refuse()
  return true
}
