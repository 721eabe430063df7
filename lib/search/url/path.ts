import type { Route } from 'next'
import type { MatchAnswers } from '@/lib/people/matches/dto'
import type { CityDto, CountryDto } from '@/lib/platform/catalog/dto'
import type { Home } from '@/lib/platform/geo'
import { rankCities } from '@/lib/search/distance'
import type { SearchPlace } from '@/lib/search/dto'
import { cityPath, countryPath, EVERYWHERE, FAVORITES, FOR_YOU, route, speciesPath } from '@/lib/text/routes'
import { slugify } from '@/lib/text/text'
import type { PetType } from '@/lib/text/vocabulary'

/** A parsed path whose place is not looked up yet. */
export type SearchPath =
  | { kind: 'type'; path: Route; type: PetType | null }
  | { kind: 'species'; species: Species; type: PetType; place: string }
  | { kind: 'location'; level: 'city' | 'country'; place: string }
  | { kind: 'favourites'; userId: number }
  | { kind: 'for-you'; match: MatchAnswers; home: Home; settled: readonly number[] }

type Species = 'dog' | 'cat'

const TYPE_PAGES: Readonly<Record<string, PetType | null>> = {
  perro: 'perro',
  gato: 'gato',
  otros: 'otro',
  todos: null,
}
const TYPE_OF: Record<Species, PetType> = { dog: 'perro', cat: 'gato' }
const MAX_PLACE = 80

export const hasTypeParam = ({ kind }: SearchPath): boolean =>
  kind === 'location' || kind === 'favourites' || kind === 'for-you'

/** Whether a path says of no place. */
export const isOfAllPlaces = (searchPath: SearchPath): boolean =>
  searchPath.kind === 'type' || (searchPath.kind === 'species' && searchPath.place === EVERYWHERE)

/** Parses percent-encoded path segments; null for anything else than a search. */
export function parseSearchPath(type: string, item?: string, subItem?: string): SearchPath | null {
  if (item === undefined || subItem === undefined) {
    const known = Object.hasOwn(TYPE_PAGES, type) ? TYPE_PAGES[type] : undefined
    return known === undefined ? null : { kind: 'type', path: route(`/searcher/${type}`), type: known }
  }
  const place = readPlace(subItem)
  if (place === null) return null
  if (type === 'pet' && (item === 'dog' || item === 'cat')) {
    return { kind: 'species', species: item, type: TYPE_OF[item], place }
  }
  if (type === 'location' && (item === 'city' || item === 'country')) {
    return { kind: 'location', level: item, place }
  }
  return null
}

/** Looks up a city or country by slug. A city name means all cities of that name. */
export function findPlace(
  searchPath: SearchPath,
  countries: readonly CountryDto[],
  cities: readonly CityDto[],
): SearchPlace {
  if (searchPath.kind === 'type') return { kind: 'anywhere' }
  if (searchPath.kind === 'favourites') return { kind: 'favourites', userId: searchPath.userId }
  if (searchPath.kind === 'for-you') {
    const { kind, match, home, settled } = searchPath
    return { kind, match, home, nearness: rankCities(cities, home), settled }
  }
  if (searchPath.kind === 'species' && searchPath.place === EVERYWHERE) return { kind: 'anywhere' }
  const slug = slugify(searchPath.place)
  const country = countries.find((one) => one.slug === slug)
  if (country) return { kind: 'country', countryId: country.id, name: country.name, slug }
  return (
    findCity(slug, countries, cities) ??
    countries
      .filter((one) => slug.endsWith(`-${one.slug}`))
      .map((one) => findCity(slug.slice(0, -one.slug.length - 1), countries, citiesOf(one, cities)))
      .find((city) => city !== null) ?? { kind: 'unknown', name: searchPath.place.trim(), slug }
  )
}

/** One path per place, whatever spelling was requested. */
export function canonicalPath(searchPath: SearchPath, place: SearchPlace): Route {
  const known = place.kind === 'city' || place.kind === 'country' ? place : null
  if (searchPath.kind === 'species') return requestedPath({ ...searchPath, place: known?.slug ?? EVERYWHERE })
  if (searchPath.kind !== 'location' || !known) return requestedPath(searchPath)
  return requestedPath({ kind: 'location', level: known.kind, place: known.slug })
}

export function requestedPath(searchPath: SearchPath): Route {
  if (searchPath.kind === 'type') return searchPath.path
  if (searchPath.kind === 'favourites') return FAVORITES
  if (searchPath.kind === 'for-you') return FOR_YOU
  if (searchPath.kind === 'species') return speciesPath(searchPath.species, searchPath.place)
  return searchPath.level === 'city' ? cityPath(searchPath.place) : countryPath(searchPath.place)
}

const citiesOf = (country: CountryDto, cities: readonly CityDto[]) =>
  cities.filter((city) => city.countryId === country.id)

function findCity(
  slug: string,
  countries: readonly CountryDto[],
  cities: readonly CityDto[],
): SearchPlace | null {
  const found = cities.filter((city) => city.slug === slug)
  const [first] = found
  if (!first) return null
  const inOneCountry = found.every((city) => city.countryId === first.countryId)
  const country = inOneCountry ? countries.find((one) => one.id === first.countryId) : undefined
  return {
    kind: 'city',
    cityIds: found.map((city) => city.id),
    name: first.name,
    country: country?.name ?? null,
    slug,
  }
}

/** Null for malformed encoding and for names without a letter or digit. */
function readPlace(segment: string): string | null {
  try {
    const text = decodeURIComponent(segment)
    if (/\p{C}/u.test(text) || !slugify(text)) return null
    return [...text].slice(0, MAX_PLACE).join('')
  } catch {
    return null
  }
}
