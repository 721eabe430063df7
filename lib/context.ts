import 'server-only'
import { type Db, db } from '@/db/client'
import type { Actor } from '@/lib/actor'
import { logError } from '@/lib/log'
import { afterResponse, expireTags } from '@/lib/runtime'

/** What an operation works with: made by the two doors, one per request. */
export interface Context {
  readonly db: Db
  readonly actor: Actor
  /** The moment of the request: everything in it happens at the same time. */
  readonly now: Date
  /** IP of the client (`resolveClientIp`), for rate limits; `unknown` in jobs. */
  readonly clientIp: string
  /** Makes what is cached under these tags fresh. To be called after the change is committed. */
  expire(...tags: string[]): void
  /** Does something once the answer has left. A failure is logged and reaches nobody. */
  defer(task: () => Promise<void>): void
}

/** The context of one request by `actor`. */
export function createContext(actor: Actor, clientIp = 'unknown'): Context {
  return {
    db,
    actor,
    now: new Date(),
    clientIp,
    expire: expireTags,
    defer: (task) =>
      afterResponse(async () => {
        try {
          await task()
        } catch (error) {
          logError('deferred task', error)
        }
      }),
  }
}
