import 'server-only'
import { type Db, db, jobDb } from '@/db/client'
import type { Actor } from './actor'
import { logError } from './log'
import { afterResponse, expireTags } from './runtime'

export interface Context {
  readonly db: Db
  readonly actor: Actor
  /** One timestamp for the whole request. */
  readonly now: Date
  /** The client's IP for rate limits (`clientIpOf`); `unknown` in jobs. */
  readonly clientIp: string
  /** For `write` alone, after the commit; operations say `tx.expire`. */
  expire(...tags: string[]): void
  /** Runs a task after the response; its failure is only logged. */
  defer(task: () => Promise<void>): void
}

export function createContext(actor: Actor, clientIp = 'unknown'): Context {
  return {
    db: actor.kind === 'system' ? jobDb : db,
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
