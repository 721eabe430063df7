import type { PetCardDto } from '@/lib/pets/dto'
import { petCount } from './copy'
import type { SearchScreen } from './load-search'
import type { SearchSuggestion } from './suggestions/links'
import { searchInPlace } from './url/in-place'
import { searchUrl } from './url/links'

export interface BeyondView {
  title: string
  cards: readonly PetCardDto[]
  /** The list that has them all. */
  all: SearchSuggestion
}

/** 'También en Ecuador' below the pets of Quito, one for each country of its name; only a link where none has another. */
export function beyondViews({ beyond, scope, query }: SearchScreen): BeyondView[] {
  if (!beyond) return []
  const { type } = scope
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
