import { getBreeds } from '@/lib/catalog/cache'
import { apiRoute, endpoint } from '@/lib/http/route'
import { wireBreed } from '../../_wire/catalog'
import { listBreedsContract } from '../../_wire/catalog-contracts'
import { findType } from '../../_wire/pet-search'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(listBreedsContract, async (_, { params }) => {
    const type = findType(params.petType)
    const breeds = type ? await getBreeds(type) : []
    return { body: breeds.map(wireBreed) }
  }),
})
