import type { CacheHandler } from 'next/dist/server/lib/incremental-cache'
import { requestScope } from '@/server/request-scope'
import type { PageValue } from './entry'
import { caches } from './shared'

type Methods = InstanceType<typeof CacheHandler>

/** What the framework takes for its cache (`cacheHandler`): it makes one of these for each request. */
export default class PageCacheHandler implements Methods {
  readonly #madeAt = Date.now()

  async get(...[key, context]: Parameters<Methods['get']>): ReturnType<Methods['get']> {
    const { pages, reads } = caches()
    if (context.kind === 'FETCH')
      return reads.get(key, [...(context.tags ?? []), ...(context.softTags ?? [])])
    const entry = await pages.find(key)
    const page = entry && (await pages.read(key, entry))
    const scope = requestScope.getStore()
    if (page && entry && scope) scope.page = { key, version: entry.version }
    return page
  }

  async set(...[key, value, context]: Parameters<Methods['set']>): Promise<void> {
    const { pages, reads } = caches()
    const scope = requestScope.getStore()
    const startedAt = scope?.startedAt ?? this.#madeAt
    if (value?.kind === 'FETCH') {
      const tags = [...(value.tags ?? []), ...('tags' in context ? (context.tags ?? []) : [])]
      return reads.set(key, value, tags, startedAt)
    }
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
    if (!isPage(value)) return
    const entry = await pages.store(key, value, startedAt, cacheControl)
    if (scope) scope.made = { key, entry }
  }

  /** Tags are noted as soon as their change is committed; once more would expire what was made anew since. */
  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}

const PAGE_KINDS: readonly string[] = ['APP_PAGE', 'APP_ROUTE', 'REDIRECT']

function isPage(value: { kind: string } | null): value is PageValue {
  return value === null || PAGE_KINDS.includes(value.kind)
}
