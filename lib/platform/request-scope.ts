import { AsyncLocalStorage } from 'node:async_hooks'
import { processSingleton } from './process-singleton'

/** What the application knows of its request, and tells the server program about it. */
export interface CurrentRequest {
  readonly id: string
  /** Whoever asks has no session and writes nothing, so that no change of theirs can be missing. */
  readonly mayReadReplica?: boolean
  /** The framework failed to read what the client posted to a page. */
  isUnreadable?: boolean
  /** A query failed: the database is away or overloaded. */
  isDatabaseAway?: boolean
  /** Length of the uncompressed body: the framework takes the header off the answers of route handlers. */
  contentLength?: number
}

/** Opened by the server program, with more in it (`server/page-cache/request-scope.ts`); undefined without. */
export const requestScope = processSingleton('request scope', () => new AsyncLocalStorage<CurrentRequest>())

/** Called with each body of a known length. */
export function noteContentLength(bytes: number): void {
  const request = currentRequest()
  if (request) request.contentLength = bytes
}

export const currentRequest = (): CurrentRequest | undefined => requestScope.getStore()
