import type { ComboboxWords } from './combobox-popup'

/** What every list of cities is called. */
export const CITY_WORDS: ComboboxWords = { list: 'Ciudades', one: 'ciudad', many: 'ciudades' }
