import { getColors } from '@/lib/catalog/cache'
import { apiRoute, endpoint } from '@/lib/http/route'
import { wireColor } from '../../_wire/catalog'
import { listColorsContract } from '../../_wire/catalog-contracts'
import { findType } from '../../_wire/pet-search'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(listColorsContract, async (_, { params }) => {
    const type = findType(params.typeId)
    const colors = type ? await getColors(type) : []
    return { body: colors.map(wireColor) }
  }),
})
