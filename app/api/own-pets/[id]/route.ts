import { z } from 'zod'
import type { EditablePetDto } from '@/lib/pets/dto'
import { findEditablePet } from '@/lib/pets/own-queries'
import { accountIdOf } from '@/lib/platform/actor'
import { DomainError } from '@/lib/platform/errors'
import { idParam } from '@/lib/platform/http/parse-input'
import { apiRoute, endpoint } from '@/lib/platform/http/route'

const contract = {
  params: z.object({ id: idParam }),
  answer: z.custom<EditablePetDto>(),
  signedIn: true as const,
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(contract, async ({ db, actor }, { params }) => {
    const pet = await findEditablePet(db, accountIdOf(actor), params.id)
    if (!pet) throw new DomainError('not_found', 'No encontramos esa mascota')
    return { body: pet }
  }),
})
