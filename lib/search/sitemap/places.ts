import type { CityDto, CountryDto } from '@/lib/platform/catalog/dto'
import { typePlacePath } from '@/lib/search/url/links'
import { ALL_PETS, cityPath, countryPath, FOUNDATIONS_PETS, typePath } from '@/lib/text/routes'
import { PET_TYPES, type PetType } from '@/lib/text/vocabulary'
import type { PlaceWithPets } from './queries'
import type { SitemapEntry } from './xml'

export interface CountryWithPets {
  country: CountryDto
  /** Those of which it has pets. */
  types: PetType[]
  pets: number
  /** By name; `pets` are those of the list, which has all cities of the name, also of other countries. */
  cities: { name: string; slug: string; pets: number }[]
}

/** Without that of places while it would have no entry, which no sitemap may. */
export const sitemapFiles = (
  places: readonly PlaceWithPets[],
  petFiles: readonly { number: number; changedAt: string }[],
): SitemapEntry[] => [
  { path: '/sitemaps/pages.xml' },
  ...(places.length > 0 ? [{ path: '/sitemaps/places.xml' }] : []),
  ...petFiles.map(({ number, changedAt }) => ({ path: `/sitemaps/pets-${number}.xml`, changedAt })),
]

/** The lists of all places that have pets: empty ones are not indexed. */
export function listsWithPets(places: readonly PlaceWithPets[], ofFoundations: number): string[] {
  const types = PET_TYPES.filter((type) => places.some((place) => place.type === type))
  return [
    ...types.map(typePath),
    ...(places.length > 0 ? [ALL_PETS] : []),
    ...(ofFoundations > 0 ? [FOUNDATIONS_PETS] : []),
  ]
}

/** Countries that have pets, in the catalogue's order. Cities of one name are one in each, as their list is. */
export function placesByCountry(
  places: readonly PlaceWithPets[],
  countries: readonly CountryDto[],
  cities: readonly CityDto[],
): CountryWithPets[] {
  const known = new Map(cities.map((city) => [city.id, city]))
  const inList = new Map<string, number>()
  for (const { cityId, pets } of places) {
    const slug = known.get(cityId)?.slug ?? ''
    inList.set(slug, pets + (inList.get(slug) ?? 0))
  }
  return countries.flatMap((country) => {
    const here = places.filter(({ countryId }) => countryId === country.id)
    const found = new Map<string, CountryWithPets['cities'][number]>()
    for (const { cityId } of here) {
      const city = known.get(cityId)
      if (!city) continue
      const { name, slug } = city
      found.set(slug, { name, slug, pets: inList.get(slug) ?? 0 })
    }
    if (found.size === 0) return []
    return [
      {
        country,
        types: PET_TYPES.filter((type) => here.some((place) => place.type === type)),
        pets: here.reduce((sum, { pets }) => sum + pets, 0),
        cities: [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'es')),
      },
    ]
  })
}

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
