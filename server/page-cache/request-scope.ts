import type { AsyncLocalStorage } from 'node:async_hooks'
import { type CurrentRequest, requestScope as shared } from '@/lib/platform/request-scope'
import type { PageEntry } from './entry'

/** What the server program knows of one request while the framework works on it. */
export interface RequestScope extends CurrentRequest {
  /** Wall clock in milliseconds. */
  readonly startedAt: number
  /** Whose body in the page cache is the answer's. */
  page?: { key: string; version: number }
  /** What the framework has made for the request and put into the page cache: its HTML is `sent` instead of `given`. */
  made?: { key: string; entry: PageEntry; given: string; sent: string }
  /** Called with the whole body before it is compressed. @returns its one Brotli stream, for a body that is kept. */
  takeBody?: (plain: Buffer) => (() => Promise<Buffer>) | undefined
  /** Keeps the headers of a page whose answer becomes a 304. */
  keepPage?: () => void
}

/** Shared by the server program, which opens a scope per request, and the page cache, which the framework calls. */
export const requestScope = shared as AsyncLocalStorage<RequestScope>
