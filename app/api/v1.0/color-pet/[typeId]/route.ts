import { wireColor } from '@/app/api/v1.0/_wire/catalog'
import { listColorsContract } from '@/app/api/v1.0/_wire/catalog-contracts'
import { findType } from '@/app/api/v1.0/_wire/pet-search'
import { getColors } from '@/lib/platform/catalog/cache'
import { apiRoute, endpoint } from '@/lib/platform/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(listColorsContract, async (_, { params }) => {
    const type = findType(params.typeId)
    const colors = type ? await getColors(type) : []
    return { body: colors.map(wireColor) }
  }),
})
