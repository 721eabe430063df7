import { z } from 'zod'
import { apiRoute, endpoint } from '@/lib/platform/http/route'
import { dropSubscription, saveSubscription } from '@/lib/platform/push/operations'
import { endpointSchema, pushSubscriptionSchema } from '@/lib/platform/push/schema'

const contract = { answer: z.object({ ok: z.literal(true) }), signedIn: true as const }
const DONE = { body: { ok: true as const } }

/** Whether this browser shows notices of the account. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: endpoint({ ...contract, body: pushSubscriptionSchema }, async (ctx, { body }) => {
    await saveSubscription(ctx, body)
    return DONE
  }),
  DELETE: endpoint({ ...contract, body: endpointSchema }, async (ctx, { body }) => {
    await dropSubscription(ctx, body)
    return DONE
  }),
})
