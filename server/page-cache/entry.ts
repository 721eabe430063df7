import type { OutgoingHttpHeaders } from 'node:http'
import type { CacheControl } from 'next/dist/server/lib/cache-control'
import type {
  IncrementalCachedAppPageValue,
  IncrementalCacheValue,
} from 'next/dist/server/response-cache/types'

type ValueOf<Kind> = Extract<IncrementalCacheValue, { kind: Kind }>
export type FetchValue = ValueOf<'FETCH'>
/** Null is kept too: a page that the framework knows not to exist. */
export type PageValue = IncrementalCachedAppPageValue | ValueOf<'APP_ROUTE'> | ValueOf<'REDIRECT'> | null

/** What stays readable of a page while its bodies are compressed; plain JSON. */
export interface PageHead {
  kind: 'APP_PAGE' | 'APP_ROUTE' | 'REDIRECT' | 'NONE'
  status?: number
  headers?: OutgoingHttpHeaders
  postponed?: string
  /** Bytes of the flight data, which comes first in `data`. */
  flight?: number
  /** Path and bytes of each prefetch segment, in the order of `data`. */
  segments?: [string, number][]
  /** Of a redirect. */
  props?: object
}

/** Brotli streams. */
export interface PackedBodies {
  /** HTML, or the body of a route handler. */
  body: Buffer
  /** Flight data and segments of a page. */
  data: Buffer
  /** Hash of the plain body, for an `ETag`. */
  hash: string
}

export interface PageEntry {
  /** Unlike any other entry's of this process. */
  readonly version: number
  readonly head: PageHead
  readonly tags: readonly string[]
  readonly cacheControl?: CacheControl
  /** Wall clock in milliseconds: what the page shows was read since. */
  readonly startedAt: number
  /** Wall clock in milliseconds when the page was made. */
  readonly madeAt: number
  /** Until `packed` is there. */
  value?: PageValue
  packed?: PackedBodies
  /** Made when a client asks for it. */
  gzip?: Buffer
}

/** Names the tags of a page (`NEXT_CACHE_TAGS_HEADER` of the framework). */
const TAGS_HEADER = 'x-next-cache-tags'

let lastVersion = 0
export const nextVersion = (): number => ++lastVersion

export function headOf(value: PageValue): PageHead {
  if (value === null) return { kind: 'NONE' }
  if (value.kind === 'REDIRECT') return { kind: 'REDIRECT', props: value.props }
  const { status, headers } = value
  if (value.kind === 'APP_ROUTE') return { kind: 'APP_ROUTE', status, headers }
  const { postponed, rscData, segmentData } = value
  const segments =
    segmentData && [...segmentData].map(([path, { length }]): [string, number] => [path, length])
  return { kind: 'APP_PAGE', status, headers, postponed, flight: rscData?.length, segments }
}

export function tagsOf({ headers }: PageHead): string[] {
  const tags = headers?.[TAGS_HEADER]
  return typeof tags === 'string' ? tags.split(',') : []
}

/** Whether the page is there, rather than missing or elsewhere. */
export const isFound = ({ kind, status = 200 }: PageHead): boolean =>
  (kind === 'APP_PAGE' || kind === 'APP_ROUTE') && status === 200

/** Bytes of an entry in memory, about. */
export function sizeOf({ head, value, packed, gzip }: PageEntry): number {
  const bodies = packed ? packed.body.length + packed.data.length : plainSizeOf(value ?? null)
  return 1024 + JSON.stringify(head).length + bodies + (gzip?.length ?? 0)
}

function plainSizeOf(value: PageValue): number {
  if (value?.kind === 'APP_ROUTE') return value.body.length
  if (value?.kind !== 'APP_PAGE') return 0
  const segments = [...(value.segmentData?.values() ?? [])].reduce((sum, { length }) => sum + length, 0)
  return 2 * value.html.length + (value.rscData?.length ?? 0) + segments
}
