import type { Route } from 'next'
import { z } from 'zod'
import type { Context } from '@/lib/platform/context'
import { apiRoute, endpoint } from './route'

const contract = {
  params: z.object({ token: z.string().max(100) }),
  answer: z.object({}),
  credentials: 'none' as const,
}

/**
 * The address in `List-Unsubscribe`: mail programs POST to it (RFC 8058), without a login and whatever the body. Who
 * opens it gets the page.
 */
export const oneClickRoute = (
  pageOf: (token: string) => Route,
  stop: (ctx: Context, link: { token: string }) => Promise<void>,
) =>
  apiRoute({
    GET: endpoint(contract, async (_ctx, { params }) => ({
      body: {},
      status: 303,
      headers: { Location: pageOf(params.token) },
    })),
    POST: endpoint(contract, async (ctx, { params }) => {
      await stop(ctx, params)
      return { body: {} }
    }),
  })
