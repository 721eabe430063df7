import { getFoundations } from '@/lib/foundations/cache'
import { apiRoute, endpoint } from '@/lib/http/route'
import { listFoundationsContract } from '../_wire/catalog-contracts'
import { wireFoundation } from '../_wire/foundation'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(listFoundationsContract, async () => ({
    body: (await getFoundations()).map(wireFoundation),
  })),
})
