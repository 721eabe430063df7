import { listFoundationsContract } from '@/app/api/v1.0/_wire/catalog-contracts'
import { wireFoundation } from '@/app/api/v1.0/_wire/foundation'
import { getFoundations } from '@/lib/foundations/cache'
import { apiRoute, endpoint } from '@/lib/platform/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(listFoundationsContract, async () => ({
    body: (await getFoundations()).map(wireFoundation),
  })),
})
