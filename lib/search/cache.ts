import 'server-only'
import type { Db } from '@/db/client'
import { PETS_TAG } from '@/lib/platform/bus/cache-tags'
import { getAllCities, getCountries } from '@/lib/platform/catalog/cache'
import { cachedRead } from '@/lib/platform/runtime'
import type { CountryId, PetType } from '@/lib/text/vocabulary'
import type { Facet, FacetCounts, SearchRequest, SearchScope } from './dto'
import type { SearchEngine } from './engine'
import { inScope } from './queries/conditions'
import { countFacets, countPets, countPetsPerCity } from './queries/counts'
import type { Count, CountTotal } from './queries/engine'
import { suggestCities } from './suggestions/city-suggestions'
import type { CitySources } from './suggestions/list-suggestions'

/** Tags expire counts at once; this is for those of other instances where no bus brings them (`WORKERS=cron`). */
const ONE_MINUTE = 60

type Entries = { [F in Facet]: [unknown, number][] }
type ScopeCounts = { total: number; facets: Entries }

/** The longest and most frequent scans: everything, a type, a country. */
const getScopeCounts = cachedRead(
  'search-scope',
  async (db: Db, type: PetType | null, countryId: CountryId | null): Promise<ScopeCounts> => {
    const place = countryId
      ? ({ kind: 'country', countryId, name: '', slug: '' } as const)
      : ({ kind: 'anywhere' } as const)
    const { total, facets } = await countFacets(db, inScope({ type, place }), {})
    return { total, facets: mapFacets(facets, (counts) => [...counts]) as Entries }
  },
  () => [PETS_TAG],
  ONE_MINUTE,
)

export const countCached: Count = async (database, scope, request) => {
  if (!isWide(request)) return countFacets(database, scope, request.filters)
  const { total, facets } = await getCountsOf(request.scope)
  return { total, facets: mapFacets(facets, (entries) => new Map(entries)) as FacetCounts }
}

export const countTotalCached: CountTotal = async (database, conditions, request) =>
  isWide(request) ? (await getCountsOf(request.scope)).total : countPets(database, conditions)

export const getCitySuggestions = cachedRead(
  'city-suggestions',
  async (db: Db) => {
    const [cities, countries, pets] = await Promise.all([
      getAllCities(),
      getCountries(),
      countPetsPerCity(db),
    ])
    return suggestCities(cities, countries, new Map(pets))
  },
  () => [PETS_TAG],
  ONE_MINUTE,
)

export async function readCitySources(engine: SearchEngine): Promise<CitySources> {
  const [cities, countries] = await Promise.all([getAllCities(), getCountries()])
  return { cities, countries, engine }
}

const getCountsOf = ({ type, place }: SearchScope) =>
  getScopeCounts(type, place.kind === 'country' ? place.countryId : null)

function isWide({ scope, filters, text }: SearchRequest): boolean {
  const unfiltered = text === '' && Object.values(filters).every((value) => value === undefined)
  return unfiltered && ['anywhere', 'country', 'for-you'].includes(scope.place.kind)
}

function mapFacets<From extends object, To>(facets: From, map: (counts: From[keyof From]) => To) {
  return Object.fromEntries(Object.entries(facets).map(([facet, counts]) => [facet, map(counts)]))
}
