import type { Route } from 'next'
import { z } from 'zod'
import type { Context } from '@/lib/platform/context'
import { endpoint } from './route'

const contract = {
  params: z.object({ token: z.string().max(100) }),
  answer: z.object({}),
  credentials: 'none' as const,
}

/** Leads who opens the address in `List-Unsubscribe` to the page of the link. */
export const openLink = (pageOf: (token: string) => Route) =>
  endpoint(contract, async (_ctx, { params }) => ({
    body: {},
    status: 303,
    headers: { Location: pageOf(params.token) },
  }))

/** Mail programs POST to that address (RFC 8058), without a login and whatever the body. */
export const stopByLink = (stop: (ctx: Context, link: { token: string }) => Promise<void>) =>
  endpoint(contract, async (ctx, { params }) => {
    await stop(ctx, params)
    return { body: {} }
  })
