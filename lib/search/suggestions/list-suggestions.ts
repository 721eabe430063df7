import type { CityDto, CountryDto } from '@/lib/platform/catalog/dto'
import { groupBy } from '@/lib/platform/collections'
import { nearestFirst } from '@/lib/search/distance'
import { type CityWithPets, FACETS, type SearchRequest, type SearchSuggestions } from '@/lib/search/dto'
import type { SearchEngine } from '@/lib/search/engine'
import { nearestNames } from '@/lib/text/nearest-names'
import type { PetType } from '@/lib/text/vocabulary'

const MAX_CITIES = 5

export interface SuggestionSources {
  /** All there are, most people first. */
  cities: readonly CityDto[]
  countries: readonly CountryDto[]
  engine: Pick<SearchEngine, 'countWithout' | 'countPlaces' | 'findIds'>
  /** Ids of cities whose slug resembles a word, most alike first. */
  listCitiesLike(word: string): Promise<number[]>
}

export async function listSuggestions(
  sources: SuggestionSources,
  request: SearchRequest,
): Promise<SearchSuggestions> {
  const [removableFilters, withoutText, nearbyCities] = await Promise.all([
    listRemovableFilters(sources, request),
    countWithoutText(sources, request),
    listNearbyCities(sources, request),
  ])
  const isLost = request.scope.place.kind === 'unknown' && nearbyCities.length === 0
  const countries = isLost ? await listCountries(sources, request.scope.type) : []
  return { removableFilters, withoutText, nearbyCities, countries }
}

async function countWithoutText({ engine }: SuggestionSources, request: SearchRequest): Promise<number> {
  if (request.text === '') return 0
  return (await engine.findIds({ ...request, text: '', page: 1, perPage: 1 })).total
}

async function listCountries(
  { engine, cities, countries }: SuggestionSources,
  type: PetType | null,
): Promise<SearchSuggestions['countries']> {
  const ids = countries.map(({ id }) => cities.filter((city) => city.countryId === id).map((city) => city.id))
  const counted = await engine.countPlaces(ids, type, countries.length)
  return counted.flatMap(({ index, total }) => {
    const country = countries[index]
    return country ? [{ name: country.name, slug: country.slug, total }] : []
  })
}

async function listRemovableFilters(
  { engine }: SuggestionSources,
  request: SearchRequest,
): Promise<SearchSuggestions['removableFilters']> {
  const active = FACETS.filter((facet) => request.filters[facet] !== undefined)
  if (active.length === 0) return []
  const totals = await engine.countWithout(request, active)
  return active
    .map((facet, index) => ({ facet, total: totals[index] ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
}

async function listNearbyCities(
  sources: SuggestionSources,
  { scope, near }: SearchRequest,
): Promise<CityWithPets[]> {
  const { place, type } = scope
  if (place.kind === 'favourites') return []
  if (place.kind === 'unknown') return listCitiesMeant(sources, place.slug, type)
  if (place.kind === 'city') return listCitiesAround(sources, place.slug, type)
  return near ? withPets(sources, nearestFirst(sources.cities, near), type) : []
}

async function listCitiesAround(
  sources: SuggestionSources,
  slug: string,
  type: PetType | null,
): Promise<CityWithPets[]> {
  const centre = sources.cities.find((city) => city.slug === slug)
  if (!centre) return []
  const others = sources.cities.filter((city) => city.slug !== slug)
  return withPets(sources, nearestFirst(others, centre), type)
}

/** Cities a few typing errors away, most people first; else those of a similar name. */
async function listCitiesMeant(
  sources: SuggestionSources,
  slug: string,
  type: PetType | null,
): Promise<CityWithPets[]> {
  const { cities } = sources
  const slugs = nearestNames(
    cities.map((city) => city.slug),
    slug,
  )
  const meant = await withPets(
    sources,
    cities.filter((city) => slugs.includes(city.slug)),
    type,
  )
  if (meant.length > 0) return meant
  const ids = await sources.listCitiesLike(slug)
  const byId = new Map(cities.map((city) => [city.id, city]))
  return withPets(
    sources,
    ids.flatMap((id) => byId.get(id) ?? []),
    type,
  )
}

/** Namesakes share a page and are counted as one. */
async function withPets(
  { engine, countries }: SuggestionSources,
  cities: readonly CityDto[],
  type: PetType | null,
): Promise<CityWithPets[]> {
  const places = [...groupBy(cities, (city) => city.slug).values()]
  const ids = places.map((namesakes) => namesakes.map((city) => city.id))
  const counted = await engine.countPlaces(ids, type, MAX_CITIES)
  return counted.flatMap(({ index, total }) => {
    const namesakes = places[index] ?? []
    const [first] = namesakes
    if (!first) return []
    const { name, slug, countryId } = first
    const inOneCountry = namesakes.every((city) => city.countryId === countryId)
    const country = countries.find(({ id }) => id === countryId)?.name ?? null
    return [{ name, country: inOneCountry ? country : null, slug, total }]
  })
}
