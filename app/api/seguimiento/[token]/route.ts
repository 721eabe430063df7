import { z } from 'zod'
import { stopCheckIns } from '@/lib/adoption/check-ins/operations/stop'
import { apiRoute, endpoint } from '@/lib/platform/http/route'
import { stopCheckInsPath } from '@/lib/text/routes'

const contract = {
  params: z.object({ token: z.string().max(100) }),
  answer: z.object({}),
  credentials: 'none' as const,
}

/** The address in `List-Unsubscribe` of a check-in, as that of a notice (`/api/avisos`). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(contract, async (_ctx, { params }) => ({
    body: {},
    status: 303,
    headers: { Location: stopCheckInsPath(params.token) },
  })),
  POST: endpoint(contract, async (ctx, { params }) => {
    await stopCheckIns(ctx, params)
    return { body: {} }
  }),
})
