import 'server-only'
import type { Context } from '@/lib/platform/context'
import { findPetIds } from '@/lib/search/search'
import { savedResultsUrl } from '@/lib/search/url/saved-url'
import { DAY_MS } from '@/lib/text/durations'
import { stateOf } from './copy'
import { searchCriteria } from './criteria'
import type { SavedSearchDto } from './dto'
import { findSavable } from './find-savable'
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
    countNews(db, reader.id, new Date(reader.now.getTime() - NEWS_DAYS * DAY_MS)),
  ])
  return Promise.all(rows.map((row) => toDto(row, news.get(row.id) ?? 0, reader)))
}

async function toDto(row: SavedSearchRow, news: number, { countryId, now }: Reader): Promise<SavedSearchDto> {
  const found = await findSavable(row.path)
  const total = found && (await findPetIds({ ...found.request, page: 1, perPage: 1 })).total
  return {
    id: row.id,
    name: row.name,
    path: savedResultsUrl(row.path),
    newestPath: newestUrl(row.path),
    frequency: row.frequency,
    criteria: found ? searchCriteria(found.scope, found.query, found.catalog) : [],
    ...stateOf(row, { total, news }, countryId, now),
  }
}
