import 'server-only'
import type { Context } from '@/lib/platform/context'
import type { SearchRequest } from '@/lib/search/dto'
import type { ResolvedSearch } from '@/lib/search/load-search'
import { findPetIds } from '@/lib/search/search'
import { savedResultsUrl } from '@/lib/search/url/saved-url'
import { daysBefore } from '@/lib/text/durations'
import { HIDDEN_FOUNDATION, stateOf } from './copy'
import { searchCriteria } from './criteria'
import type { SavedSearchDto } from './dto'
import { findAsked } from './find-savable'
import { countNews, listSavedSearches, type SavedSearchRow } from './queries'
import { newestUrl } from './urls'

const NEWS_DAYS = 30

interface Reader {
  id: number
  countryId: string
  now: Date
}

export async function loadSavedSearches(db: Context['db'], reader: Reader): Promise<SavedSearchDto[]> {
  const [rows, news] = await Promise.all([
    listSavedSearches(db, reader.id),
    countNews(db, reader.id, daysBefore(reader.now, NEWS_DAYS)),
  ])
  return Promise.all(rows.map((row) => toDto(row, news.get(row.id) ?? 0, reader)))
}

async function toDto(row: SavedSearchRow, news: number, { countryId, now }: Reader): Promise<SavedSearchDto> {
  const found = await findAsked(row.path)
  const total = found && (await findPetIds(firstOf(found.request, row))).total
  return {
    id: row.id,
    name: row.name,
    path: savedResultsUrl(row.path),
    newestPath: newestUrl(row.path),
    frequency: row.frequency,
    criteria: found ? criteriaOf(found, row) : [],
    ...stateOf(row, { total, news }, countryId, now),
  }
}

/** What it is told of, also where the URL's catalogue lacks it now: a foundation that is hidden has no pets. */
function firstOf(request: SearchRequest, { foundationId, breedId, colorId }: SavedSearchRow): SearchRequest {
  const { filters } = request
  return {
    ...request,
    filters: {
      ...filters,
      foundationId: foundationId ?? filters.foundationId,
      breedId: breedId ?? filters.breedId,
      colorId: colorId ?? filters.colorId,
    },
    page: 1,
    perPage: 1,
  }
}

function criteriaOf({ scope, query, catalog }: ResolvedSearch, { foundationId }: SavedSearchRow): string[] {
  const criteria = searchCriteria(scope, query, catalog)
  const isHidden = foundationId !== null && query.foundationId === undefined
  return isHidden ? [...criteria, HIDDEN_FOUNDATION] : criteria
}
