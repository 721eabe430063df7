import { wireCountry } from '@/app/api/v1.0/_wire/catalog'
import { listCountriesContract } from '@/app/api/v1.0/_wire/catalog-contracts'
import { getCountries } from '@/lib/platform/catalog/cache'
import { apiRoute, endpoint } from '@/lib/platform/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(listCountriesContract, async () => ({ body: (await getCountries()).map(wireCountry) })),
})
