import type { Route } from 'next'
import { ALL_PETS } from '@/lib/text/routes'
import type { FilterChip } from './chips'
import { animals, placeName } from './copy'
import type { SearchScreen } from './load-search'
import { searchUrl } from './url/links'

export interface UnderstoodView {
  /** 'Perros · Pequeño · en Quito, Ecuador' */
  said: string
  asText: { label: string; href: Route }
}

/** Says what the words of a text became, and offers them as text: 'Rosario' is a city, and may be a name. */
export function understoodView(
  { understood, scope }: SearchScreen,
  chips: readonly FilterChip[],
): UnderstoodView | null {
  if (!understood) return null
  const { typed, filters } = understood
  const { type, city, country } = filters
  const labels = chips.flatMap(({ key, label }) => (key in filters ? label : []))
  const parts = [
    ...(type ? [animals(type)] : []),
    ...labels,
    ...(city || country ? [`en ${placeName(scope.place)}`] : []),
  ]
  return {
    said: parts.join(' · '),
    asText: {
      label: `Buscar “${typed}” como texto`,
      href: searchUrl(ALL_PETS, { everywhere: true, text: typed, asText: typed, page: 1 }),
    },
  }
}
