import { sendRequestContract } from '@/app/api/v1.0/_wire/adoption-contracts'
import { requestAdoption } from '@/lib/adoption/requests/operations/ask'
import { requireOwn } from '@/lib/people/accounts/policy'
import { apiRoute, endpoint } from '@/lib/platform/http/route'

const SENT = { body: { message: 'Hemos enviado tu solicitud' } }

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(sendRequestContract, async (ctx, { params, request }) => {
    requireOwn(ctx.actor, params.userId)
    // A HEAD is answered here too, and changes nothing.
    if (request.method !== 'HEAD') await requestAdoption(ctx, { petId: params.petId, message: null })
    return SENT
  }),
})
