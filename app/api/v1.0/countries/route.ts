import { getCountries } from '@/lib/catalog/cache'
import { apiRoute, endpoint } from '@/lib/http/route'
import { wireCountry } from '../_wire/catalog'
import { listCountriesContract } from '../_wire/catalog-contracts'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(listCountriesContract, async () => ({ body: (await getCountries()).map(wireCountry) })),
})
