import { AsyncLocalStorage } from 'node:async_hooks'
import { processSingleton } from '@/lib/process-singleton'
import type { PageEntry } from './page-cache/entry'

/** What the server program knows of one request while the framework works on it. */
export interface RequestScope {
  /** Names the request in the log. */
  readonly id: string
  /** Wall clock in milliseconds; everything read for the request was read since. */
  readonly startedAt: number
  /** The page in the page cache whose body is the answer's. */
  page?: { key: string; version: number }
  /** The page that the framework has made for the request and put into the page cache. */
  made?: { key: string; entry: PageEntry }
  /** The framework failed to read what the client posted to a page. */
  isUnreadable?: boolean
  /** Called with the whole body of a page before it is compressed. @returns its `ETag`, if it has one. */
  takeBody?: (plain: Buffer) => string | null
  /** A query failed because the database is away or overloaded. */
  isDatabaseAway?: boolean
}

/** Shared by the server program, which opens a scope per request, and the page cache, which the framework calls. */
export const requestScope = processSingleton('request scope', () => new AsyncLocalStorage<RequestScope>())
