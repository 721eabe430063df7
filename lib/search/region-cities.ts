import 'server-only'
import { getPlaces } from '@/lib/platform/catalog/cache'
import type { CityDto } from '@/lib/platform/catalog/dto'
import { groupBy } from '@/lib/platform/collections'
import type { SearchPlace, SearchScope } from './dto'
import type { ContraryText } from './elsewhere'
import type { ResolvedSearch } from './resolve-search'
import { countByCity } from './search'
import { wordsWithRegions } from './typed-words'
import { placeSlug } from './url/in-place'
import type { SearchQuery } from './url/params'
import type { NamedRegion } from './words/place-reader'
import type { Region } from './words/regions'
import { tokensOf } from './words/tokens'

/** What the regions that a text names have: a region has no list of its own, its cities do (decision 0083). */
export interface NamedRegions {
  /** Those with pets or, where none has one, all. */
  regions: RegionCities[]
  /** What is searched for in them: species and filters, and the text without their names. */
  scope: SearchScope
  query: SearchQuery
  /** How many pets of theirs that finds. */
  total: number
  /** False where the name is read as a city's, may be a pet's, or is a region's of another country than the list's. */
  isSure: boolean
}

interface RegionCities {
  name: string
  country: string
  /** Most pets first, or most people where no city has a pet; `total` is that of the list, which has all cities of the name. */
  cities: { name: string; slug: string; total: number }[]
}

const MAX_REGIONS = 3
const MAX_CITIES = 5

/**
 * The cities of the regions that a text names, of namesakes those in the country of the list. Null where it names none, or
 * where the words may mean something else, of which there are pets.
 * @param text as typed
 * @param contrary what it means where it says something else than is chosen
 */
export async function findNamedRegions(
  text: string,
  here: ResolvedSearch,
  { contrary, isFound }: { contrary: ContraryText | null; isFound: boolean },
): Promise<NamedRegions | null> {
  const { kind } = here.scope.place
  if (text === '' || (kind !== 'anywhere' && kind !== 'country' && kind !== 'city')) return null
  const said = await wordsWithRegions(text)
  const sure = said.regions.filter((one) => one.isSure)
  const named = sure.length > 0 || isFound ? sure : said.regions
  if (named.length === 0) return null

  const { scope, query, request } = contrary?.meant ?? here
  const { cities, countries } = await getPlaces()
  const place = placeSlug(scope.place) ? scope.place : here.scope.place
  const near = inCountryOf(place, named, cities)
  const regions = near.regions.slice(0, MAX_REGIONS)
  // 'rio negro colombia' may be Rionegro: the region of that name is Argentina's.
  const isSure = sure.length > 0 && !near.areElsewhere
  if (!isSure && isFound) return null
  const ownCities = ({ name, countryId }: Region) =>
    cities.filter((city) => city.region === name && city.countryId === countryId)

  const namesakes = groupBy(cities, ({ slug }) => slug)
  const cityIds = regions
    .flatMap(ownCities)
    .flatMap(({ slug }) => namesakes.get(slug) ?? [])
    .map(({ id }) => id)
  const left = textWithout(query.text, text, named)
  const pets = await countByCity({
    ...request,
    scope: { type: scope.type, place: { kind: 'city', cityIds, name: '', country: null, slug: '' } },
    text: left ?? '',
  })
  const countIn = (rows: readonly CityDto[]) => rows.reduce((sum, { id }) => sum + (pets.get(id) ?? 0), 0)

  const total = countIn([...new Set(regions.flatMap(ownCities))])
  if (total === 0 && !isSure) return null
  const found = regions.map((region) => {
    const lists = [...groupBy(ownCities(region), ({ slug }) => slug)].map(([slug, own]) => ({
      name: own[0]?.name ?? '',
      slug,
      own: countIn(own),
      total: countIn(namesakes.get(slug) ?? []),
    }))
    const shown = lists.filter(({ own }) => total === 0 || own > 0).sort((a, b) => b.total - a.total)
    return {
      name: region.name,
      country: countries.find(({ id }) => id === region.countryId)?.name ?? '',
      cities: shown.slice(0, MAX_CITIES).map(({ own: _own, ...list }) => list),
    }
  })
  return {
    regions: found.filter((region) => region.cities.length > 0),
    scope,
    query: { ...query, text: left, asText: query.asText && left, page: 1 },
    total,
    isSure,
  }
}

/** Of regions of one name those in the country of a list, if there are some; else they are all elsewhere. */
function inCountryOf(place: SearchPlace, named: readonly NamedRegion[], cities: readonly CityDto[]) {
  const countryIds: string[] =
    place.kind === 'country'
      ? [place.countryId]
      : place.kind === 'city'
        ? cities.filter(({ id }) => place.cityIds.includes(id)).map(({ countryId }) => countryId)
        : []
  const isOwn = ({ countryId }: Region) => countryIds.includes(countryId)
  const near = named.flatMap(({ regions }) => (regions.some(isOwn) ? regions.filter(isOwn) : regions))
  return {
    regions: [...new Set(near)],
    areElsewhere: countryIds.length > 0 && !near.some(isOwn),
  }
}

function textWithout(
  text: string | undefined,
  typed: string,
  named: readonly NamedRegion[],
): string | undefined {
  if (text === undefined) return undefined
  const tokens = tokensOf(typed)
  const words = new Set(named.flatMap(({ at }) => at.map((place) => tokens[place]?.word)))
  const left = tokensOf(text).filter(({ word }) => !words.has(word))
  return left.map((token) => token.typed).join(' ') || undefined
}
