import 'server-only'
import type { Route } from 'next'
import { getFoundationNames } from '@/lib/foundations/cache'
import { getBreedsAndColors, getPlaces } from '@/lib/platform/catalog/cache'
import type { CountryDto } from '@/lib/platform/catalog/dto'
import type { PetType } from '@/lib/text/vocabulary'
import type { SearchRequest, SearchScope } from './dto'
import { namedEntries, type SearchCatalog } from './options'
import { sortOf } from './sort'
import { PER_PAGE } from './url/pages'
import { parseSearchQuery, type RawQuery, type SearchQuery } from './url/params'
import { canonicalPath, findPlace, hasTypeParam, type SearchPath } from './url/path'

/** What a URL asks for, looked up in the catalogue; `query` is its canonical form. */
export interface ResolvedSearch {
  scope: SearchScope
  path: Route
  query: SearchQuery
  request: SearchRequest
  catalog: SearchCatalog
  countries: readonly CountryDto[]
}

export async function resolveSearch(searchPath: SearchPath, raw: RawQuery): Promise<ResolvedSearch> {
  const { countries, cities } = await getPlaces()
  const place = findPlace(searchPath, countries, cities)
  const asked = parseSearchQuery(raw)
  const scope = { place, type: 'type' in searchPath ? searchPath.type : (asked.type ?? null) }
  const catalog = await readCatalog(scope.type)
  return {
    scope,
    path: canonicalPath(searchPath, place),
    catalog,
    countries,
    ...resolve(asked, searchPath, scope, catalog),
  }
}

async function readCatalog(type: PetType | null): Promise<SearchCatalog> {
  const [named, foundations] = await Promise.all([
    getBreedsAndColors(type ? [type] : undefined),
    getFoundationNames(),
  ])
  return { type, ...named, foundations }
}

function resolve(asked: SearchQuery, searchPath: SearchPath, scope: SearchScope, catalog: SearchCatalog) {
  const { breed, color, foundation } = namedEntries(asked, catalog)
  const query: SearchQuery = {
    ...asked,
    type: hasTypeParam(searchPath) ? asked.type : undefined,
    everywhere: scope.place.kind === 'anywhere' ? asked.everywhere : undefined,
    breed: breed?.value,
    color: color?.value,
    foundationId: foundation?.id,
  }
  return { query, request: toRequest(query, scope, breed?.id, color?.id) }
}

function toRequest(
  query: SearchQuery,
  scope: SearchScope,
  breedId?: number,
  colorId?: number,
): SearchRequest {
  const { age, size, gender, companion, coat, care, foundationId, near, text, page } = query
  return {
    scope,
    filters: { breedId, age, size, gender, companion, coat, colorId, care, foundationId },
    text: text ?? '',
    sort: sortOf(query, scope.place),
    near: near ?? null,
    page,
    perPage: PER_PAGE,
  }
}
