import type { CityDto, CountryDto } from '@/lib/platform/catalog/dto'
import type { SearchScope } from '@/lib/search/dto'
import { type PlaceSlug, placeSlug, type SearchAddress, searchInPlace } from '@/lib/search/url/in-place'
import type { SearchQuery } from '@/lib/search/url/params'
import { type ReadWords, textOf } from './read-words'
import type { WordFilters, WordKey } from './said'

/** A search as its URL has it, looked up in the catalogue. */
export interface TypedFrom extends SearchAddress {
  scope: SearchScope
}

interface Places {
  cities: readonly Pick<CityDto, 'slug' | 'countryId'>[]
  countries: readonly Pick<CountryDto, 'id' | 'slug'>[]
}

const PLAIN_KEYS = ['age', 'size', 'gender', 'companion', 'coat'] as const

/**
 * The search that a person means by its text. What was chosen before wins; a word that says something else stays text, so
 * that nothing is passed over in silence. `words` are those of `query.text`.
 */
export function typedSearch(
  words: ReadWords,
  { scope, path, query }: TypedFrom,
  places: Places,
): SearchAddress {
  const { filters } = words
  const next: SearchQuery = { ...query, page: 1 }
  const contrary: WordKey[] = []
  for (const key of PLAIN_KEYS) {
    const value = filters[key]
    if (value === undefined) continue
    if (query[key] === undefined) Object.assign(next, { [key]: value })
    else if (query[key] !== value) contrary.push(key)
  }
  const type = scope.type ?? filters.type ?? null
  if (filters.type && type !== filters.type) contrary.push('type')
  if (filters.color) {
    if (type === (filters.type ?? scope.type) && query.color === undefined) next.color = filters.color
    else if (query.color !== filters.color) contrary.push('color')
  }
  const place = meantPlace(filters, scope, places)
  if (place === 'contrary') contrary.push('city', 'country')
  const kept = [...words.rest, ...contrary.flatMap((key) => words.wordsOf[key] ?? [])]
  next.text = textOf(words, [...new Set(kept)]) || undefined
  if (typeof place === 'object') return searchInPlace(type, place, next)
  if (type === scope.type) return { path, query: next }
  return searchInPlace(type, placeSlug(scope.place), next)
}

/** The place to go to; 'same' for where one is already, and 'contrary' for another than was chosen. */
function meantPlace(
  { city, country }: WordFilters,
  { place }: SearchScope,
  { cities, countries }: Places,
): PlaceSlug | 'same' | 'contrary' {
  const meant: PlaceSlug | null = city
    ? { level: 'city', slug: city }
    : country
      ? { level: 'country', slug: country }
      : null
  if (!meant || (meant.level === place.kind && meant.slug === place.slug)) return 'same'
  if (place.kind === 'anywhere') return meant
  const isIn = (citySlug: string, countryId: string | undefined) =>
    cities.some((one) => one.slug === citySlug && one.countryId === countryId)
  // A city within the country that was chosen is narrower; a country around the chosen city says nothing new.
  if (city && place.kind === 'country') return isIn(city, place.countryId) ? meant : 'contrary'
  const around = countries.find(({ slug }) => slug === country)
  return country && place.kind === 'city' && isIn(place.slug, around?.id) ? 'same' : 'contrary'
}
