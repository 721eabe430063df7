import { AsyncLocalStorage } from 'node:async_hooks'
import { processSingleton } from './process-singleton'

/** What code of the application knows of the request it works for, and tells the server program about it. */
export interface CurrentRequest {
  /** Names the request in the log. */
  readonly id: string
  /** The framework failed to read what the client posted to a page. */
  isUnreadable?: boolean
  /** A query failed because the database is away or overloaded. */
  isDatabaseAway?: boolean
}

/** The server program opens one per request, with more in it (`server/page-cache/request-scope.ts`). */
export const requestScope = processSingleton('request scope', () => new AsyncLocalStorage<CurrentRequest>())

/** Undefined where the server program does not run. */
export const currentRequest = (): CurrentRequest | undefined => requestScope.getStore()
