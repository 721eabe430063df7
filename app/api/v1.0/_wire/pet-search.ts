import { getAllCities, getCountries } from '@/lib/platform/catalog/cache'
import type { CityDto, CountryDto } from '@/lib/platform/catalog/dto'
import { type SearchFilters, type SearchPlace, type SearchRequest, SORTS } from '@/lib/search/dto'
import { parseDegrees, parseId } from '@/lib/text/params'
import { fold, slugify } from '@/lib/text/text'
import { parseText } from '@/lib/text/text-param'
import {
  AGES,
  CARES,
  COATS,
  COMPANIONS,
  GENDERS,
  PET_TYPES,
  type PetType,
  SIZES,
} from '@/lib/text/vocabulary'
import { type PetQuery, pageOf } from './pet-query'

/** Breed and colour ids are smallint columns of the search. */
const MAX_CATALOG_ID = 32_767

/** A filter value that no pet has: the list is empty, which is not an error. */
class NothingMatches extends Error {}

/** Null when the query contains a value that does not exist. */
export async function parseSearch(query: PetQuery): Promise<SearchRequest | null> {
  const [countries, cities] = await Promise.all([getCountries(), getAllCities()])
  try {
    return {
      scope: { type: parseOneOf(PET_TYPES, query.type) ?? null, place: findPlace(query, countries, cities) },
      filters: parseFilters(query),
      text: parseText(query.q ?? '') ?? '',
      ...parseOrder(query),
      ...pageOf(query),
    }
  } catch (error) {
    if (error instanceof NothingMatches) return null
    throw error
  }
}

function parseFilters(query: PetQuery): SearchFilters {
  return {
    breedId: parseFilterId(query.breed, MAX_CATALOG_ID),
    age: parseOneOf(AGES, query.age),
    size: parseOneOf(SIZES, query.size),
    gender: parseOneOf(GENDERS, query.gender),
    companion: parseOneOf(COMPANIONS, query.environment),
    coat: parseOneOf(COATS, query.coat),
    colorId: parseFilterId(query.color, MAX_CATALOG_ID),
    care: parseOneOf(CARES, query.attributes),
    foundationId: parseFilterId(query.shelter),
  }
}

function parseOneOf<Value extends string>(
  values: readonly Value[],
  text: string | undefined,
): Value | undefined {
  if (text === undefined) return undefined
  const value = values.find((candidate) => fold(candidate) === fold(text))
  if (value === undefined) throw new NothingMatches()
  return value
}

function parseFilterId(text: string | undefined, max = Number.POSITIVE_INFINITY): number | undefined {
  if (text === undefined) return undefined
  const id = parseId(text)
  if (id === null || id > max) throw new NothingMatches()
  return id
}

/** Falls back to relevance with words, else newest first, also for `near` without a position: neither drops a pet. */
function parseOrder({ sort, lat, lng, q }: PetQuery): Pick<SearchRequest, 'sort' | 'near'> {
  const byDefault = q ? 'relevance' : 'newest'
  const order = SORTS.find((known) => known === sort) ?? byDefault
  if (order !== 'near') return { sort: order, near: null }
  const near = { lat: parseDegrees(lat ?? '', 90), lng: parseDegrees(lng ?? '', 180) }
  if (near.lat === undefined || near.lng === undefined) return { sort: byDefault, near: null }
  return { sort: 'near', near: { lat: near.lat, lng: near.lng } }
}

export const findType = (text: string): PetType | undefined => PET_TYPES.find((type) => type === fold(text))

export function findCountry(countries: readonly CountryDto[], text: string): CountryDto | undefined {
  const slug = slugify(text)
  return countries.find((country) => country.slug === slug || country.id.toLowerCase() === slug)
}

function findPlace(
  query: PetQuery,
  countries: readonly CountryDto[],
  cities: readonly CityDto[],
): SearchPlace {
  const country = query.country === undefined ? undefined : findCountry(countries, query.country)
  if (query.country !== undefined && !country) throw new NothingMatches()
  if (query.city === undefined) {
    return country
      ? { kind: 'country', countryId: country.id, name: country.name, slug: country.slug }
      : { kind: 'anywhere' }
  }
  const slug = slugify(query.city)
  const found = cities.filter((city) => city.slug === slug && (!country || city.countryId === country.id))
  const [first] = found
  if (!first) throw new NothingMatches()
  return {
    kind: 'city',
    cityIds: found.map((city) => city.id),
    name: first.name,
    country: country?.name ?? null,
    slug,
  }
}
