import type { ComboboxWords } from './combobox-popup'

/** Labels of city lists. */
export const CITY_WORDS: ComboboxWords = { list: 'Ciudades', one: 'ciudad', many: 'ciudades' }
