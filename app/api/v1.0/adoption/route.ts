import { requestAdoptionContract } from '@/app/api/v1.0/_wire/adoption-contracts'
import { requestAdoption } from '@/lib/adoption/requests/operations/ask'
import { apiRoute, endpoint } from '@/lib/platform/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: endpoint(requestAdoptionContract, async (ctx, { body }) => {
    const { id, status, created } = await requestAdoption(ctx, body)
    const message = created ? 'Hemos enviado tu solicitud' : 'Ya enviaste tu solicitud'
    return { status: created ? 201 : 200, body: { data: { id, status }, message } }
  }),
})
