import type { Sort } from '@/lib/search/dto'

export const PARAM_NAMES = {
  type: 'tipo',
  breed: 'raza',
  age: 'edad',
  size: 'talla',
  gender: 'sexo',
  companion: 'afinidad',
  coat: 'pelaje',
  color: 'color',
  care: 'cuidado',
  waiting: 'tiempo',
  foundationId: 'refugio',
  everywhere: 'lugar',
  text: 'q',
  asText: 'texto',
  typed: 'dicho',
  sort: 'orden',
  lat: 'lat',
  lng: 'lng',
  page: 'pagina',
} as const

/** Of `/lugar`, which changes the place of a list. */
export const PLACE_FIELDS = { city: 'ciudad', country: 'pais', list: 'lista' } as const

/** Values of the sort field; in a canonical URL `tiempo` means the orders by date. */
export const SORT_VALUES: Record<Sort, string> = {
  relevance: '',
  newest: 'recientes',
  oldest: 'antiguas',
  near: 'cercanas',
}
