import { db } from '@/db/client'
import { type Actor, ANONYMOUS } from '@/lib/actor'
import type { Context } from '@/lib/context'

export interface TestContext extends Context {
  /** The cache tags that were expired. */
  expired: string[]
  /** Runs what was put off until after the answer. */
  settle(): Promise<void>
}

let requests = 0

/** An address that no other request of the test came from: limits have tests of their own. */
const newClientIp = () => `2001:db8:${(++requests).toString(16)}::/64`

/** The context of one request to operations, without the framework around it: what it would do is kept to look at. */
export function makeContext(actor: Actor = ANONYMOUS, overrides: Partial<Context> = {}): TestContext {
  const expired: string[] = []
  const deferred: (() => Promise<void>)[] = []
  return {
    db,
    actor,
    now: new Date(),
    clientIp: newClientIp(),
    expire: (...tags) => expired.push(...tags),
    defer: (task) => deferred.push(task),
    ...overrides,
    expired,
    async settle() {
      for (const task of deferred.splice(0)) await task()
    },
  }
}
