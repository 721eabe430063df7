import type { ComboboxWords } from './combobox-popup'

export const CITY_LABELS: ComboboxWords = { list: 'Ciudades', one: 'ciudad', many: 'ciudades' }
