import { z } from 'zod'
import { apiRoute, endpoint } from '@/lib/platform/http/route'
import { pauseByLink } from '@/lib/search/saved-searches/operations/by-link'
import { noticeLinkPath } from '@/lib/text/routes'

const contract = {
  params: z.object({ token: z.string().max(100) }),
  answer: z.object({}),
  credentials: 'none' as const,
}

/**
 * The address in `List-Unsubscribe`: mail programs POST to it (RFC 8058), without a login and whatever the body. Who
 * opens it gets the page.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(contract, async (_ctx, { params }) => ({
    body: {},
    status: 303,
    headers: { Location: noticeLinkPath(params.token) },
  })),
  POST: endpoint(contract, async (ctx, { params }) => {
    await pauseByLink(ctx, params)
    return { body: {} }
  }),
})
