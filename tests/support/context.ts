import { db } from '@/db/client'
import type { users } from '@/db/schema'
import { makeUser } from '@/db/seed/factories'
import { type Actor, ANONYMOUS } from '@/lib/platform/actor'
import type { Context } from '@/lib/platform/context'

interface TestContext extends Context {
  /** The cache tags that were expired. */
  expired: string[]
  /** Runs the deferred tasks. */
  settle(): Promise<void>
}

/** A member of staff who gave their password a moment ago. */
export const staffActor = (id: number): Actor => ({
  kind: 'admin',
  id,
  session: { id: `session of ${id}`, reauthenticated: true },
})

let requests = 0

/** An IP that no other request of the test has, so that rate limits do not add up. */
const newClientIp = () => `2001:db8:${(++requests).toString(16)}::/64`

/** The context of one request, without the framework: expired tags and deferred tasks are kept for assertions. */
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

/** The actor after another sign-in a moment ago, which accounts without a password need for what others give it for. */
export const signedInAgain = (actor: Actor): Actor =>
  actor.kind === 'user' || actor.kind === 'foundation' ? { ...actor, justProven: true } : actor

/** A new confirmed person who signed in a moment ago; `newContext` makes the contexts of further requests. */
export async function makePerson(overrides: Partial<typeof users.$inferInsert> = {}) {
  const { id } = await makeUser(db, overrides)
  const actor: Actor = { kind: 'user', id, confirmed: true, justProven: true }
  const newContext = () => makeContext(actor)
  return { id, actor, ctx: newContext(), newContext }
}

const HOUR = 3_600_000

/** The time in so many hours. */
export const later = (hours: number): Date => new Date(Date.now() + hours * HOUR)
