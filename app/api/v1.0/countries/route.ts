import { getCountries } from '@/lib/catalog/cache'
import { apiRoute, endpoint } from '@/lib/http/route'
import { wireCountry } from '../_wire/catalog'
import { listCountries } from '../_wire/operations'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(listCountries, async () => ({ body: (await getCountries()).map(wireCountry) })),
})
