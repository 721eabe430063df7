import { notFound } from 'next/navigation'
import { cache } from 'react'
import { readRequest } from '@/lib/adoption/requests/operations/read'
import { createContext } from '@/lib/platform/context'
import { isPrefetch } from '@/lib/platform/http/prefetch'
import { requestHeaders } from '@/lib/platform/runtime'
import { requireSession } from '@/lib/platform/session/session'
import { parseId } from '@/lib/text/params'
import { requestPath } from '@/lib/text/routes'

/**
 * 404 for everybody but the two sides; read once for the page and its title. A write on GET, on purpose: opening is
 * what marks a request as seen, works without JavaScript and is idempotent; the session cookie is `SameSite=Lax`, and
 * mail scanners have none. Prefetches do not count: browsers declare them, and our links to this page are not
 * prefetched.
 */
export const loadRequest = cache(async (param: string) => {
  const id = parseId(param)
  if (id === null) notFound()
  const { account, actor } = await requireSession(requestPath(id))
  const ctx = createContext(actor)
  const request = await readRequest(ctx, id, { ahead: isPrefetch(await requestHeaders()) })
  if (!request) notFound()
  return { db: ctx.db, now: ctx.now, account, request }
})
