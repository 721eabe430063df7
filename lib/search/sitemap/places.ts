import type { CityDto, CountryDto } from '@/lib/platform/catalog/dto'
import { typePlacePath } from '@/lib/search/url/links'
import { cityPath, countryPath } from '@/lib/text/routes'
import type { PetType } from '@/lib/text/vocabulary'
import type { PlaceWithPets } from './queries'
import type { SitemapEntry } from './xml'

/** Cities of one name share an entry with the newest change. */
export function placeEntries(
  places: readonly PlaceWithPets[],
  countries: readonly CountryDto[],
  cities: readonly CityDto[],
): SitemapEntry[] {
  const countrySlugs = new Map(countries.map(({ id, slug }) => [id as string, slug]))
  const citySlugs = new Map(cities.map(({ id, slug }) => [id, slug]))
  const changes = new Map<string, string>()
  for (const place of places) {
    const country = countrySlugs.get(place.countryId)
    const city = citySlugs.get(place.cityId)
    for (const path of pathsOf(place.type, city, country)) {
      const known = changes.get(path)
      if (known === undefined || known < place.changedAt) changes.set(path, place.changedAt)
    }
  }
  return [...changes].sort().map(([path, changedAt]) => ({ path, changedAt }))
}

/** Lists of all types and of this one. */
function pathsOf(type: PetType, city: string | undefined, country: string | undefined): string[] {
  return [
    ...(city === undefined ? [] : [cityPath(city), typePlacePath(type, 'city', city)]),
    ...(country === undefined ? [] : [countryPath(country), typePlacePath(type, 'country', country)]),
  ]
}
