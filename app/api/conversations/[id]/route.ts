import { z } from 'zod'
import { findStamp } from '@/lib/adoption/conversation/queries'
import { accountIdOf } from '@/lib/platform/actor'
import { DomainError } from '@/lib/platform/errors'
import { idParam } from '@/lib/platform/http/parse-input'
import { apiRoute, endpoint } from '@/lib/platform/http/route'

const contract = {
  params: z.object({ id: idParam }),
  answer: z.object({ stamp: z.string() }),
  signedIn: true as const,
}

/** Polled by the conversation's page: another stamp means that it has changed. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(contract, async ({ db, actor }, { params }) => {
    const stamp = await findStamp(db, accountIdOf(actor), params.id)
    if (stamp === null) throw new DomainError('not_found', 'No encontramos esa solicitud')
    return { body: { stamp } }
  }),
})
