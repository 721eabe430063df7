import type { PetCardDto } from '@/lib/pets/dto'
import type { CityDto, CountryDto } from '@/lib/platform/catalog/dto'
import { withDistances } from './distance'
import type { FoundIds, SearchRequest } from './dto'

/** What follows the last result of a place, never mixed with it. */
export interface Beyond {
  /** The country of a city. */
  country: { name: string; slug: string; cards: PetCardDto[]; total: number } | null
  /** How many pets the same search finds everywhere; null while the own country has more. */
  everywhere: number | null
}

export interface BeyondSources {
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
  const country = place.kind === 'city' ? await listCountry(sources, request, place.slug) : null
  if (country && country.total > 0) {
    return { country: { ...country, total: total + country.total }, everywhere: null }
  }
  const { type } = request.scope
  const all = await sources.findIds({
    ...request,
    scope: { type, place: { kind: 'anywhere' } },
    page: 1,
    perPage: 1,
  })
  return all.total > total ? { country: null, everywhere: all.total } : null
}

/** Null for a name that cities of several countries share. */
async function listCountry(
  { cities, countries, findIds, listCards }: BeyondSources,
  request: SearchRequest,
  slug: string,
): Promise<Beyond['country']> {
  const here = cities.filter((city) => city.slug === slug)
  const [centre] = here
  const country = countries.find(({ id }) => here.every(({ countryId }) => countryId === id))
  if (!centre || !country) return null
  const others = cities.filter((city) => city.countryId === country.id && city.slug !== slug)
  const { name } = country
  const { type } = request.scope
  const { ids, total } = await findIds({
    ...request,
    scope: { type, place: { kind: 'city', cityIds: others.map(({ id }) => id), name, country: name, slug } },
    sort: 'near',
    near: centre,
    page: 1,
    perPage: SHOWN,
  })
  const cards = await listCards(ids)
  return {
    name,
    slug: country.slug,
    cards: withDistances(cards, others, centre),
    total,
  }
}
