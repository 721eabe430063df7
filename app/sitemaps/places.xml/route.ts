import { getAllCities, getCountries } from '@/lib/catalog/cache'
import { absoluteUrl } from '@/lib/http/absolute-url'
import { xmlResponse } from '@/lib/http/xml'
import { getPlacesWithPets } from '@/lib/sitemap/cache'
import { placeEntries } from '@/lib/sitemap/places'
import { writeUrls } from '@/lib/sitemap/xml'

export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  const [places, countries, cities] = await Promise.all([getPlacesWithPets(), getCountries(), getAllCities()])
  return xmlResponse(writeUrls([placeEntries(places, countries, cities)], absoluteUrl))
}
