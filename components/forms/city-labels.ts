import type { ComboboxWords } from './combobox-popup'

/** Labels of city lists. */
export const CITY_LABELS: ComboboxWords = { list: 'Ciudades', one: 'ciudad', many: 'ciudades' }
