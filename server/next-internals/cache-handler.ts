import type { OutgoingHttpHeaders } from 'node:http'
import type { CacheControl } from 'next/dist/server/lib/cache-control'
import type { CacheHandler } from 'next/dist/server/lib/incremental-cache'
import type {
  IncrementalCachedAppPageValue,
  IncrementalCacheValue,
} from 'next/dist/server/response-cache/types'
import { isTagsHeader, sameNames, TAGS_HEADER } from './headers'
import { PAGE_RUNTIME, ROUTE_RUNTIME, type WayIn } from './way-in'

/** The framework's types, with texts in place of its enumeration. */
type Plain<Kind extends `${IncrementalCacheValue['kind']}`> = Omit<
  Extract<IncrementalCacheValue, { kind: Kind }>,
  'kind'
> & { kind: Kind }

export type Lifetime = CacheControl
export type ReadValue = Plain<'FETCH'>
/** Null is kept too: a page that the framework knows not to exist. */
export type PageValue = Plain<'APP_PAGE'> | Plain<'APP_ROUTE'> | Plain<'REDIRECT'> | null

/** The framework's interface for caches is documented; what it gives them, and takes back, is not. */
export const CACHE_HANDLER: WayIn = {
  name: 'page cache',
  readAt: '16.4.6',
  without:
    'the framework keeps pages, some 300 of each process, and other processes see changes after ten minutes',
  fits: (framework) => {
    const { CachedRouteKind: kinds } = framework.load('next/dist/server/response-cache/types')
    const runtimes = [PAGE_RUNTIME, ROUTE_RUNTIME].map(framework.text)
    return (
      sameNames(Object.values(Object(kinds)), KINDS) &&
      isTagsHeader(framework) &&
      runtimes.every((runtime) => sameNames([...new Set(namesIn(runtime, CALL))], CALLS)) &&
      sameNames(fieldsOfPage(framework.text(PAGE_RUNTIME)), Object.keys(PAGE_FIELDS))
    )
  },
}

const KINDS = ['APP_PAGE', 'APP_ROUTE', 'FETCH', 'IMAGE', 'PAGES', 'REDIRECT']
/** With arguments. */
const CALLS = ['get', 'revalidateTag', 'set']
const CALL = /cacheHandler\)\?void 0:\w+\.(\w+)\(/g
/** Each is kept: another one would be lost. */
const PAGE_FIELDS: Record<keyof IncrementalCachedAppPageValue, true> = {
  kind: true,
  html: true,
  rscData: true,
  headers: true,
  postponed: true,
  status: true,
  segmentData: true,
}
/** Where the framework makes of a page what it gives its cache. */
const PAGE_GIVEN = /\{(kind:\w+\.APP_PAGE,html:await [\w.]+\.toUnchunkedString\(!0\),[^{}]*)\}/

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

const fieldsOfPage = (runtime: string) => namesIn(PAGE_GIVEN.exec(runtime)?.[1] ?? '', /(?:^|,)(\w+):/g)

interface Kept<Value> {
  value: Value
  lastModified: number
}

interface PageStore {
  findPage(key: string): Promise<(Kept<PageValue> & { cacheControl?: Lifetime }) | null>
  /** @param madeAt wall clock in milliseconds when the work began that made it */
  storePage(key: string, value: PageValue, madeAt: number, cacheControl?: Lifetime): Promise<void>
  findRead(key: string, tags: readonly string[]): Kept<ReadValue> | null
  storeRead(key: string, value: ReadValue, tags: readonly string[], madeAt: number): void
}

type Methods = InstanceType<typeof CacheHandler>

/** @returns what the framework takes for its cache (`cacheHandler`): it makes one of these for each request. */
export function cacheHandlerOf(store: PageStore) {
  return class {
    readonly #madeAt = Date.now()

    async get(...[key, context]: Parameters<Methods['get']>) {
      if (context.kind !== 'FETCH') return store.findPage(key)
      return store.findRead(key, [...(context.tags ?? []), ...(context.softTags ?? [])])
    }

    async set(...[key, value, context]: Parameters<Methods['set']>): Promise<void> {
      if (isRead(value)) {
        const tags = [...(value.tags ?? []), ...('tags' in context ? (context.tags ?? []) : [])]
        store.storeRead(key, value, tags, this.#madeAt)
      } else if (isPage(value)) {
        const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
        await store.storePage(key, value, this.#madeAt, cacheControl)
      }
    }

    /** Tags are noted as soon as their change is committed; once more would expire what was made anew since. */
    async revalidateTag(): Promise<void> {}

    resetRequestCache(): void {}
  }
}

const isRead = (value: { kind: string } | null): value is ReadValue => value?.kind === 'FETCH'

const PAGE_KINDS: readonly string[] = ['APP_PAGE', 'APP_ROUTE', 'REDIRECT']

function isPage(value: { kind: string } | null): value is PageValue {
  return value === null || PAGE_KINDS.includes(value.kind)
}

/** Tags of a page, from the headers that the framework gives its cache. */
export function tagsIn(headers: OutgoingHttpHeaders | undefined): string[] {
  const tags = headers?.[TAGS_HEADER]
  return typeof tags === 'string' ? tags.split(',') : []
}
