import { getAllCities, getCountries } from '@/lib/catalog/cache'
import type { CityDto, CountryDto } from '@/lib/catalog/dto'
import { parseDegrees, parseId, parseText } from '@/lib/params'
import { type SearchFilters, type SearchPlace, type SearchRequest, SORTS } from '@/lib/search/dto'
import { fold, slugify } from '@/lib/text'
import { AGES, CARES, COATS, COMPANIONS, GENDERS, PET_TYPES, type PetType, SIZES } from '@/lib/vocabulary'
import { type PetQuery, windowOf } from './pet-query'

/** The search keeps breeds and colours as small integers, and the database refuses larger ones. */
const MAX_CATALOG_ID = 32_767

/** A value that no pet has: the list is empty, which is no error. */
class NothingMatches extends Error {}

/** @returns the search a query asks for; null when it names something that does not exist. */
export async function readSearch(query: PetQuery): Promise<SearchRequest | null> {
  const [countries, cities] = await Promise.all([getCountries(), getAllCities()])
  try {
    return {
      scope: { type: known(PET_TYPES, query.type) ?? null, place: findPlace(query, countries, cities) },
      filters: readFilters(query),
      text: parseText(query.q ?? '') ?? '',
      ...readOrder(query),
      ...windowOf(query),
    }
  } catch (error) {
    if (error instanceof NothingMatches) return null
    throw error
  }
}

function readFilters(query: PetQuery): SearchFilters {
  return {
    breedId: knownId(query.breed, MAX_CATALOG_ID),
    age: known(AGES, query.age),
    size: known(SIZES, query.size),
    gender: known(GENDERS, query.gender),
    companion: known(COMPANIONS, query.environment),
    coat: known(COATS, query.coat),
    colorId: knownId(query.color, MAX_CATALOG_ID),
    care: known(CARES, query.attributes),
    foundationId: knownId(query.shelter),
  }
}

function known<Value extends string>(values: readonly Value[], text: string | undefined): Value | undefined {
  if (text === undefined) return undefined
  const value = values.find((one) => fold(one) === fold(text))
  if (value === undefined) throw new NothingMatches()
  return value
}

function knownId(text: string | undefined, max = Number.POSITIVE_INFINITY): number | undefined {
  if (text === undefined) return undefined
  const id = parseId(text)
  if (id === null || id > max) throw new NothingMatches()
  return id
}

/** An order that is not known, or nearness without a position, is the usual one: it leaves no pet out. */
function readOrder({ sort, lat, lng }: PetQuery): Pick<SearchRequest, 'sort' | 'near'> {
  const order = SORTS.find((one) => one === sort) ?? 'newest'
  if (order !== 'near') return { sort: order, near: null }
  const near = { lat: parseDegrees(lat ?? '', 90), lng: parseDegrees(lng ?? '', 180) }
  if (near.lat === undefined || near.lng === undefined) return { sort: 'newest', near: null }
  return { sort: 'near', near: { lat: near.lat, lng: near.lng } }
}

/** A type of pet, in any case. */
export const findType = (text: string): PetType | undefined => PET_TYPES.find((type) => type === fold(text))

/** Countries answer to their id, name and slug, in any case and without accents. */
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
