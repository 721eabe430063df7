import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { TooManyRequests } from '@/lib/errors'

/** argon2id with the parameters of OWASP's password storage cheat sheet; about 7 ms of one core. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One at a time, so that a flood of logins takes one core at most. */
const queue = pLimit(1)
/** Beyond this, people would wait too long. */
const MAX_WAITING = 300

/** Hashes a password. @throws TooManyRequests when the queue is full. */
export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password, COSTS))
}

/**
 * Whether a password matches a hash. Without a hash it does the same work and returns false, so that timing does not
 * reveal whether an account exists. @throws TooManyRequests when the queue is full.
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
