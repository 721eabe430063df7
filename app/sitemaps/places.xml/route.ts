import { getAllCities, getCountries } from '@/lib/platform/catalog/cache'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { xmlResponse } from '@/lib/platform/http/xml'
import { getPlacesWithPets } from '@/lib/search/sitemap/cache'
import { placeEntries } from '@/lib/search/sitemap/places'
import { writeUrls } from '@/lib/search/sitemap/xml'

export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  const [places, countries, cities] = await Promise.all([getPlacesWithPets(), getCountries(), getAllCities()])
  return xmlResponse(writeUrls([placeEntries(places, countries, cities)], absoluteUrl))
}
