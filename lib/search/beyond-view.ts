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

/** 'También en Ecuador' below the pets of Quito; only a link where the country has no other. */
export function beyondView({ beyond, scope, query }: SearchScreen): BeyondView | null {
  if (!beyond) return null
  const { type } = scope
  const { country, everywhere } = beyond
  const first = { ...query, page: 1 }
  if (country) {
    const { path, query: there } = searchInPlace(type, { level: 'country', slug: country.slug }, first)
    return {
      title: `También en ${country.name}`,
      cards: country.cards,
      all: {
        label: `Todo ${country.name}`,
        href: searchUrl(path, there),
        count: petCount(country.total, type),
      },
    }
  }
  if (everywhere === null) return null
  const { path, query: there } = searchInPlace(type, null, { ...first, everywhere: true })
  return {
    title: 'También en otros países',
    cards: [],
    all: { label: 'Todos los países', href: searchUrl(path, there), count: petCount(everywhere, type) },
  }
}
