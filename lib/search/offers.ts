import { foundationPath } from '@/lib/text/routes'
import { petCount, placeName } from './copy'
import type { SearchSuggestion } from './dto'
import type { SearchScreen } from './load-search'
import { typedSearchUrl } from './url/links'

/** What a text means that says something else than what is chosen, with how many pets are there; null where it does not. */
export function elsewhereOffer({ elsewhere }: SearchScreen): SearchSuggestion | null {
  if (!elsewhere) return null
  const { typed, scope, isLocal, total } = elsewhere
  return {
    label: `Buscar “${typed}” ${isLocal ? `en ${placeName(scope.place)}` : 'entre todas las mascotas'}`,
    href: typedSearchUrl(elsewhere),
    count: petCount(total, scope.type),
  }
}

/** The pages of the foundations that the text names. */
export const foundationOffers = ({ foundations }: SearchScreen): SearchSuggestion[] =>
  foundations.map(({ id, name }) => ({ label: `Ver la página de ${name}`, href: foundationPath(id) }))
