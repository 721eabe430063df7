import type { Sort } from './dto'

/** What the parts of a search are called in addresses and forms. */
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

/** What the list of orders, a plain form field, sends; an address says the oldest first as `tiempo=antiguo`. */
export const SORT_VALUES: Record<Sort, string> = { newest: '', oldest: 'antiguas', near: 'cercanas' }
