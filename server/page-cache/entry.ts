import type { OutgoingHttpHeaders } from 'node:http'
import type { Lifetime, PageValue } from '@/server/next-internals/cache-handler'

/** What stays readable of a page while its bodies are compressed; plain JSON. */
export interface PageHead {
  kind: 'APP_PAGE' | 'APP_ROUTE' | 'REDIRECT' | 'NONE'
  status?: number
  headers?: OutgoingHttpHeaders
  postponed?: string
  props?: object
}

/** Where the flight data and the prefetch segments of a page are; nothing is kept twice. */
export interface PageParts {
  /** Its bytes at the start of `data`, or that the scripts of the HTML hold the same. */
  flight?: number | 'in HTML'
  /** Path of each segment with its bytes in `data`, in this order, or that it is the flight data once more. */
  segments?: [string, number | 'flight'][]
}

/** Brotli streams. */
export interface CompressedBodies {
  /** HTML, or the body of a route handler. */
  body: Buffer
  /** Flight data and segments of a page, as far as `parts` does not find them elsewhere. */
  data: Buffer
  parts: PageParts
  /** Start of the SHA-256 of the uncompressed body. */
  hash: string
}

export interface PageEntry {
  /** Unlike any other entry's of this process. */
  readonly version: number
  readonly head: PageHead
  readonly tags: readonly string[]
  readonly cacheControl?: Lifetime
  /** What the page shows was read since. */
  readonly startedAt: number
  readonly madeAt: number
  /** Until `compressed` is there. */
  value?: PageValue
  /** Resolves once `compressed` is there, or compression has failed. */
  compressing?: Promise<void>
  compressed?: CompressedBodies
  gzip?: Buffer
}

let lastVersion = 0
export const nextVersion = (): number => ++lastVersion

export function headOf(value: PageValue): PageHead {
  if (value === null) return { kind: 'NONE' }
  if (value.kind === 'REDIRECT') return { kind: 'REDIRECT', props: value.props }
  const { status, headers } = value
  if (value.kind === 'APP_ROUTE') return { kind: 'APP_ROUTE', status, headers }
  return { kind: 'APP_PAGE', status, headers, postponed: value.postponed }
}

/** Whether the page is there, rather than missing or elsewhere. */
export const isFound = ({ kind, status = 200 }: PageHead): boolean =>
  (kind === 'APP_PAGE' || kind === 'APP_ROUTE') && status === 200

/** Bytes in memory, about. */
export function sizeOf({ head, value, compressed, gzip }: PageEntry): number {
  const bodies = compressed ? compressed.body.length + compressed.data.length : plainSizeOf(value ?? null)
  return 1024 + JSON.stringify(head).length + bodies + (gzip?.length ?? 0)
}

function plainSizeOf(value: PageValue): number {
  if (value?.kind === 'APP_ROUTE') return value.body.length
  if (value?.kind !== 'APP_PAGE') return 0
  const segments = [...(value.segmentData?.values() ?? [])].reduce((sum, { length }) => sum + length, 0)
  return 2 * value.html.length + (value.rscData?.length ?? 0) + segments
}
