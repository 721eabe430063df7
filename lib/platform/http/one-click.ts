import type { Route } from 'next'
import { z } from 'zod'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
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

/**
 * Mail programs POST to that address (RFC 8058), without a login and whatever the body. What is gone sends no mail any more, so
 * that its link has done what it should. @param isSigned whether we made a link
 */
export const stopByLink = (
  stop: (ctx: Context, link: { token: string }) => Promise<void>,
  isSigned: (token: string) => boolean,
) =>
  endpoint(contract, async (ctx, { params }) => {
    try {
      await stop(ctx, params)
    } catch (error) {
      const isGone = error instanceof DomainError && error.code === 'not_found' && isSigned(params.token)
      if (!isGone) throw error
    }
    return { body: {} }
  })
