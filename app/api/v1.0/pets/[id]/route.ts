import { DomainError } from '@/lib/errors'
import { apiRoute, endpoint } from '@/lib/http/route'
import { findPet } from '@/lib/pets/queries'
import { getPet } from '../../_wire/operations'
import { wirePet } from '../../_wire/pet'
import { surroundings } from '../../_wire/pet-reply'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(getPet, async ({ db }, { params }) => {
    const pet = await findPet(db, params.id)
    if (!pet) throw new DomainError('not_found', 'No encontramos esa mascota')
    return { body: wirePet(pet, await surroundings()) }
  }),
})
