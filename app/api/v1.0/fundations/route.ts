import { getFoundations } from '@/lib/foundations/cache'
import { apiRoute, endpoint } from '@/lib/http/route'
import { wireFoundation } from '../_wire/foundation'
import { listFoundations } from '../_wire/operations'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(listFoundations, async () => ({ body: (await getFoundations()).map(wireFoundation) })),
})
