import { wireBreed } from '@/app/api/v1.0/_wire/catalog'
import { listBreedsContract } from '@/app/api/v1.0/_wire/catalog-contracts'
import { findType } from '@/app/api/v1.0/_wire/pet-search'
import { getBreeds } from '@/lib/platform/catalog/cache'
import { apiRoute, endpoint } from '@/lib/platform/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(listBreedsContract, async (_, { params }) => {
    const type = findType(params.petType)
    const breeds = type ? await getBreeds(type) : []
    return { body: breeds.map(wireBreed) }
  }),
})
