import { placeName } from '@/lib/search/copy'
import type { SearchScope } from '@/lib/search/dto'
import { entryNames, findEntry, type SearchCatalog } from '@/lib/search/options'
import type { SearchQuery } from '@/lib/search/url/params'
import {
  AGE_LABELS,
  CARE_LABELS,
  COAT_LABELS,
  companionLabel,
  GENDER_LABELS,
  SIZE_LABELS,
  TYPE_LABELS,
} from '@/lib/text/copy/labels'

/** What a search asks for, in a few words each: 'Perro', 'Medellín, Colombia', 'Joven'. */
export function searchCriteria(
  { type, place }: SearchScope,
  query: SearchQuery,
  catalog: SearchCatalog,
): string[] {
  const { age, size, gender, companion, coat, care, text } = query
  const breed = query.breed ? findEntry(catalog.breeds, query.breed) : undefined
  const color = query.color ? findEntry(catalog.colors, query.color) : undefined
  const criteria = [
    type === 'otro' ? TYPE_LABELS.otro.many : type ? TYPE_LABELS[type].one : 'Todas las mascotas',
    placeName(place),
    text && `“${text}”`,
    breed && entryNames(catalog.breeds)(breed).label,
    age && AGE_LABELS[age],
    size && SIZE_LABELS[size],
    gender && GENDER_LABELS[gender],
    companion && `Afinidad con ${companionLabel(companion, type).toLowerCase()}`,
    coat && `Pelaje ${COAT_LABELS[coat].toLowerCase()}`,
    color && entryNames(catalog.colors)(color).label,
    care && CARE_LABELS[care],
    catalog.foundations.find(({ id }) => id === query.foundationId)?.name,
  ]
  return criteria.filter((criterion) => typeof criterion === 'string')
}
