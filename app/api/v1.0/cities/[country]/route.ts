import { wireListedCity } from '@/app/api/v1.0/_wire/catalog'
import { listCitiesContract } from '@/app/api/v1.0/_wire/catalog-contracts'
import { findCountry } from '@/app/api/v1.0/_wire/pet-search'
import { getCities, getCountries } from '@/lib/platform/catalog/cache'
import { apiRoute, endpoint } from '@/lib/platform/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(listCitiesContract, async (_, { params }) => {
    const country = findCountry(await getCountries(), params.country)
    const cities = country ? await getCities(country.id) : []
    return { body: cities.map(wireListedCity) }
  }),
})
