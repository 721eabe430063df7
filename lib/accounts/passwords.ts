import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { TooManyRequests } from '@/lib/errors'

/** argon2id at the costs that OWASP's password storage sheet recommends; about 7 ms of one core. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One at a time: a flood of logins may use one core and leaves the others to people who browse. */
const queue = pLimit(1)
/** With more in front of them, people would wait for longer than they do. */
const MAX_WAITING = 300

/** Hashes a password for keeping. @throws TooManyRequests when too many wait already. */
export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password, COSTS))
}

/**
 * Whether a password belongs to a hash. Without a hash the answer is no after the same work, so that the time taken
 * does not tell whether an account exists. @throws TooManyRequests when too many wait already.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hash('nobody has this password', COSTS)
  const expected = passwordHash ?? (await nobodysHash)
  const matches = await queued(() => verify(expected, password))
  return matches && passwordHash !== null
}

let nobodysHash: Promise<string> | undefined

function queued<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.pendingCount >= MAX_WAITING) throw new TooManyRequests(5)
  return queue(work)
}
