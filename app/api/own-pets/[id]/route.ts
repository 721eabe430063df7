import { z } from 'zod'
import { accountIdOf } from '@/lib/actor'
import { DomainError } from '@/lib/errors'
import { idParam } from '@/lib/http/ids'
import { apiRoute, endpoint } from '@/lib/http/route'
import type { EditablePetDto } from '@/lib/pets/dto'
import { findEditablePet } from '@/lib/pets/own-queries'

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
