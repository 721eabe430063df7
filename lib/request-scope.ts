import { AsyncLocalStorage } from 'node:async_hooks'
import { processSingleton } from './process-singleton'

/** What code of the application knows of the request it works for, and tells the server program about it. */
interface CurrentRequest {
  readonly id?: string
  /** The framework failed to read what the client posted to a page. */
  isUnreadable?: boolean
  /** A query failed because the database is away or overloaded. */
  isDatabaseAway?: boolean
}

/** Opened by the server program for each request (`server/request-scope.ts`); where that does not run there is none. */
const scope = processSingleton('request scope', () => new AsyncLocalStorage<CurrentRequest>())

export const currentRequest = (): CurrentRequest | undefined => scope.getStore()
