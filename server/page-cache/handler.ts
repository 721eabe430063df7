import { cacheHandlerOf } from '@/server/next-internals/cache-handler'
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
    const given = value?.kind === 'APP_PAGE' ? value.html : ''
    const sent = asSent(given)
    const page = value?.kind === 'APP_PAGE' ? { ...value, html: sent } : value
    const entry = await caches().pages.store(key, page, scope?.startedAt ?? madeAt, cacheControl)
    if (scope) scope.made = { key, entry, given, sent }
  },
  findRead: (key, tags) => caches().reads.get(key, tags),
  storeRead: (key, value, tags, madeAt) =>
    caches().reads.set(key, value, tags, requestScope.getStore()?.startedAt ?? madeAt),
})

/** The page as `completeResponse` sends it, so that it is made and compressed once. */
const asSent = (html: string): string => (isOff(LATE_SCRIPTS) ? null : withLateScripts(html)) ?? html
