import { notFound } from 'next/navigation'
import { cache } from 'react'
import { readRequestWithLastWords } from '@/lib/adoption/conversation/operations/read'
import { createContext } from '@/lib/platform/context'
import { isPrefetch } from '@/lib/platform/http/prefetch'
import { requestHeaders } from '@/lib/platform/runtime'
import { requireSession } from '@/lib/platform/session/session'
import { parseId } from '@/lib/text/params'
import { requestPath } from '@/lib/text/routes'

/**
 * 404 for everybody but the two sides; read once for the page and its title. A write on GET, on purpose: opening is
 * what marks a request and the messages in sight as seen, works without JavaScript and is idempotent; the session cookie
 * is `SameSite=Lax`, and mail scanners have none. Prefetches do not count: browsers declare them, and our links to this
 * page are not prefetched.
 */
export const loadRequest = cache(async (param: string) => {
  const id = parseId(param)
  if (id === null) notFound()
  const { account, actor } = await requireSession(requestPath(id))
  const ctx = createContext(actor)
  const found = await readRequestWithLastWords(ctx, id, { ahead: isPrefetch(await requestHeaders()) })
  if (!found) notFound()
  const reader = { id: account.id, countryId: account.countryId ?? '' }
  return { db: ctx.db, now: ctx.now, reader, ...found }
})
