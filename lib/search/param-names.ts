import type { Sort } from './dto'

/** Query parameter and form field names. */
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
  text: 'q',
  sort: 'orden',
  lat: 'lat',
  lng: 'lng',
  page: 'pagina',
} as const

/** Values of the sort field; in a canonical URL the oldest first is `tiempo=antiguo`. */
export const SORT_VALUES: Record<Sort, string> = { newest: '', oldest: 'antiguas', near: 'cercanas' }
