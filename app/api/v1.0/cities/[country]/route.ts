import { getCities, getCountries } from '@/lib/catalog/cache'
import { apiRoute, endpoint } from '@/lib/http/route'
import { wireListedCity } from '../../_wire/catalog'
import { listCitiesContract } from '../../_wire/catalog-contracts'
import { findCountry } from '../../_wire/pet-search'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(listCitiesContract, async (_, { params }) => {
    const country = findCountry(await getCountries(), params.country)
    const cities = country ? await getCities(country.id) : []
    return { body: cities.map(wireListedCity) }
  }),
})
