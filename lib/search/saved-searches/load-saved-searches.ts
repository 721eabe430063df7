import 'server-only'
import type { Context } from '@/lib/platform/context'
import { placeName } from '@/lib/search/copy'
import type { SearchRequest, SearchScope } from '@/lib/search/dto'
import { namedEntries, type SearchCatalog } from '@/lib/search/options'
import { findPetIds } from '@/lib/search/search'
import type { SearchQuery } from '@/lib/search/url/params'
import { savedResultsUrl } from '@/lib/search/url/saved-url'
import { GENDER_LABELS, SIZE_LABELS } from '@/lib/text/copy/card-labels'
import { AGE_LABELS, CARE_LABELS, COAT_LABELS, companionLabel, TYPE_LABELS } from '@/lib/text/copy/labels'
import { daysBefore } from '@/lib/text/durations'
import { GONE_FOUNDATION, HIDDEN_FOUNDATION, stateOf } from './copy'
import type { SavedSearchDto } from './dto'
import { findAsked } from './find-savable'
import { countNews, findFoundationIds, listSavedSearches, type SavedSearchRow } from './queries'
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
  const known = await findFoundationIds(
    db,
    rows.flatMap(({ foundationId }) => foundationId ?? []),
  )
  return Promise.all(
    rows.map((row) => {
      const foundationGone = row.foundationId !== null && !known.has(row.foundationId)
      return toDto(row, { news: news.get(row.id) ?? 0, foundationGone }, reader)
    }),
  )
}

interface Facts {
  news: number
  foundationGone: boolean
}

async function toDto(row: SavedSearchRow, facts: Facts, { countryId, now }: Reader): Promise<SavedSearchDto> {
  const found = await findAsked(row.path)
  const lacksFoundation = row.foundationId !== null && found?.query.foundationId === undefined
  const total = found && (await findPetIds(firstOf(found.request, row))).total
  const missing = lacksFoundation ? [facts.foundationGone ? GONE_FOUNDATION : HIDDEN_FOUNDATION] : []
  return {
    id: row.id,
    name: row.name,
    path: lacksFoundation ? null : savedResultsUrl(row.path),
    newestPath: newestUrl(row.path),
    frequency: row.frequency,
    criteria: found ? [...searchCriteria(found.scope, found.query, found.catalog), ...missing] : [],
    ...stateOf(row, { total, ...facts }, countryId, now),
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

/** What a search asks for, in a few words each: 'Perro', 'Medellín, Colombia', 'Joven'. */
export function searchCriteria(
  { type, place }: SearchScope,
  query: SearchQuery,
  catalog: SearchCatalog,
): string[] {
  const { age, size, gender, companion, coat, care, text } = query
  const { breed, color, foundation } = namedEntries(query, catalog)
  const criteria = [
    type === 'otro' ? TYPE_LABELS.otro.many : type ? TYPE_LABELS[type].one : 'Todas las mascotas',
    placeName(place),
    text && `“${text}”`,
    breed?.label,
    age && AGE_LABELS[age],
    size && SIZE_LABELS[size],
    gender && GENDER_LABELS[gender],
    companion && `Afinidad con ${companionLabel(companion, type).toLowerCase()}`,
    coat && `Pelaje ${COAT_LABELS[coat].toLowerCase()}`,
    color?.label,
    care && CARE_LABELS[care],
    foundation?.name,
  ]
  return criteria.filter((criterion) => typeof criterion === 'string')
}
