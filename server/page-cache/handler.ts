import { cacheHandlerOf, type PageValue } from '@/server/next-internals/cache-handler'
import { isOff } from '@/server/next-internals/fit'
import { LATE_SCRIPTS, withLateScripts } from '@/server/next-internals/late-scripts'
import { requestScope } from './request-scope'
import { caches } from './shared'

/** Loaded by the framework. */
export default cacheHandlerOf({
  async findPage(key) {
    const { pages } = caches()
    const entry = await pages.find(key)
    const page = entry && (await pages.read(key, entry))
    const scope = requestScope.getStore()
    if (page && entry && scope) scope.page = { key, version: entry.version }
    return page
  },
  async storePage(key, value, madeAt, cacheControl) {
    const scope = requestScope.getStore()
    const entry = await caches().pages.store(key, asSent(value), scope?.startedAt ?? madeAt, cacheControl)
    if (scope) scope.made = { key, entry }
  },
  findRead: (key, tags) => caches().reads.get(key, tags),
  storeRead: (key, value, tags, madeAt) =>
    caches().reads.set(key, value, tags, requestScope.getStore()?.startedAt ?? madeAt),
})

/** The page as `completeResponse` sends it, so that it is compressed once. */
function asSent(value: PageValue): PageValue {
  if (value?.kind !== 'APP_PAGE' || isOff(LATE_SCRIPTS)) return value
  return { ...value, html: withLateScripts(value.html) ?? value.html }
}
