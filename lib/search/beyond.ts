import type { PetCardDto } from '@/lib/pets/dto'
import type { CityDto, CountryDto } from '@/lib/platform/catalog/dto'
import { petCount } from './copy'
import { withDistances } from './distance'
import type { FoundIds, SearchRequest, SearchScope, SearchSuggestion } from './dto'
import { searchInPlace } from './url/in-place'
import { searchUrl } from './url/links'
import type { SearchQuery } from './url/params'

/** What follows the last result of a place, never mixed with it. */
export interface Beyond {
  /** The country of a city with its other pets: several for a name that cities of several share, none without another pet. */
  countries: BeyondCountry[]
  /** How many pets the same search finds everywhere; null while the own countries have more. */
  everywhere: number | null
}

interface BeyondCountry {
  name: string
  slug: string
  cards: PetCardDto[]
  /** Of the whole country. */
  total: number
}

interface BeyondSources {
  cities: readonly CityDto[]
  countries: readonly CountryDto[]
  findIds(request: SearchRequest): Promise<FoundIds>
  listCards(ids: number[]): Promise<PetCardDto[]>
}

const SHOWN = 6

/**
 * The same search in the rest of a city's country, nearest first; elsewhere only where the country has no other.
 * Null where there is no place, and where a foundation or a position says where.
 * @param total how many pets the search itself finds
 */
export async function listBeyond(
  sources: BeyondSources,
  request: SearchRequest,
  total: number,
): Promise<Beyond | null> {
  const { place } = request.scope
  if (place.kind !== 'city' && place.kind !== 'country') return null
  if (request.near || request.filters.foundationId !== undefined) return null
  const countries = place.kind === 'city' ? await listCountries(sources, request, place.slug) : []
  if (countries.length > 0) return { countries, everywhere: null }
  const { type } = request.scope
  const everywhere = await count(sources, request, { type, place: { kind: 'anywhere' } })
  return everywhere > total ? { countries: [], everywhere } : null
}

async function listCountries(
  sources: BeyondSources,
  request: SearchRequest,
  slug: string,
): Promise<BeyondCountry[]> {
  const here = sources.cities.filter((city) => city.slug === slug)
  const ids = new Set(here.map(({ countryId }) => countryId))
  const found = await Promise.all(
    sources.countries
      .filter(({ id }) => ids.has(id))
      .map((country) => listCountry(sources, request, country, here)),
  )
  return found.filter((country) => country !== null)
}

/** @param here the cities of the search, of this country and others: the largest first, by which what is near is told */
async function listCountry(
  sources: BeyondSources,
  request: SearchRequest,
  { id, name, slug }: CountryDto,
  here: readonly CityDto[],
): Promise<BeyondCountry | null> {
  const centre = here.find(({ countryId }) => countryId === id)
  if (!centre) return null
  const others = sources.cities.filter((city) => city.countryId === id && city.slug !== centre.slug)
  const { type } = request.scope
  const cityIds = others.map((city) => city.id)
  const place = { kind: 'city', cityIds, name, country: name, slug: centre.slug } as const
  const { ids, total } = await sources.findIds({
    ...request,
    scope: { type, place },
    sort: 'near',
    near: centre,
    page: 1,
    perPage: SHOWN,
  })
  if (total === 0) return null
  const [cards, all] = await Promise.all([
    sources.listCards(ids),
    count(sources, request, { type, place: { kind: 'country', countryId: id, name, slug } }),
  ])
  return { name, slug, cards: withDistances(cards, others, centre), total: all }
}

async function count(
  { findIds }: BeyondSources,
  request: SearchRequest,
  scope: SearchScope,
): Promise<number> {
  return (await findIds({ ...request, scope, page: 1, perPage: 1 })).total
}

export interface BeyondView {
  title: string
  cards: readonly PetCardDto[]
  /** The list that has them all. */
  all: SearchSuggestion
}

/** 'También en Ecuador' below the pets of Quito, one for each country of its name; only a link where none has another. */
export function beyondViews({
  beyond,
  scope: { type },
  query,
}: {
  beyond: Beyond | null
  scope: SearchScope
  query: SearchQuery
}): BeyondView[] {
  if (!beyond) return []
  const { countries, everywhere } = beyond
  const first = { ...query, page: 1 }
  if (everywhere === null) {
    return countries.map(({ name, slug, cards, total }) => {
      const { path, query: there } = searchInPlace(type, { level: 'country', slug }, first)
      return {
        title: `También en ${name}`,
        cards,
        all: { label: `Todo ${name}`, href: searchUrl(path, there), count: petCount(total, type) },
      }
    })
  }
  const { path, query: there } = searchInPlace(type, null, { ...first, everywhere: true })
  return [
    {
      title: 'También en otros países',
      cards: [],
      all: { label: 'Todos los países', href: searchUrl(path, there), count: petCount(everywhere, type) },
    },
  ]
}
