import { z } from 'zod'
import { countView } from '@/lib/pets/operations/count-view'
import { idParam } from '@/lib/platform/http/parse-input'
import { apiRoute, endpoint } from '@/lib/platform/http/route'

const contract = {
  params: z.object({ id: idParam }),
  answer: z.object({}),
}

/** Reported by a pet's page once per browser session; the answer does not tell whether the view counted. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: endpoint(contract, async (ctx, { params, request }) => {
    await countView(ctx, { petId: params.id, agent: request.headers.get('user-agent') ?? '' })
    return { body: {} }
  }),
})
