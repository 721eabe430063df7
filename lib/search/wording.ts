import { TYPE_LABELS } from '@/lib/copy/labels'
import type { PetType, Size } from '@/lib/vocabulary'
import type { SearchPlace, SearchScope } from './dto'

/** What a search looks for, in the plural: 'Perros', 'Mascotas'. */
export function animals(type: PetType | null): string {
  return type ? TYPE_LABELS[type].many : 'Mascotas'
}

/** 'Medellín, Colombia', 'Colombia'; null for everywhere. What nobody knows stands in quotes. */
export function placeName(place: SearchPlace): string | null {
  if (place.kind === 'anywhere') return null
  if (place.kind === 'unknown') return `“${place.name}”`
  return place.kind === 'city' && place.country ? `${place.name}, ${place.country}` : place.name
}

/** The heading of a search: 'Perros en Medellín, Colombia', 'Gatos en adopción'. */
export function searchHeading({ type, place }: SearchScope): string {
  return `${animals(type)} en ${placeName(place) ?? 'adopción'}`
}

/** The title of the page, told apart from its sisters: 'Perros en adopción en Medellín, Colombia, página 2'. */
export function searchTitle({ type, place }: SearchScope, page: number): string {
  const name = placeName(place)
  const where = name ? ` en ${name}` : ''
  return `${animals(type)} en adopción${where}${page > 1 ? `, página ${page}` : ''}`
}

const number = new Intl.NumberFormat('es-419')

/** '1 mascota', '1,204 mascotas'. */
export function petCount(total: number): string {
  return `${number.format(total)} ${total === 1 ? 'mascota' : 'mascotas'}`
}

const SIZE_BANDS: Record<'perro' | 'gato', Record<Size, [pounds: string, kilograms: string]>> = {
  perro: {
    pequeño: ['0 a 25 lb', 'hasta 11 kg'],
    mediano: ['26 a 60 lb', '12 a 27 kg'],
    grande: ['61 a 100 lb', '28 a 45 kg'],
    'extra grande': ['101 lb o más', 'desde 46 kg'],
  },
  gato: {
    pequeño: ['0 a 6 lb', 'hasta 3 kg'],
    mediano: ['7 a 11 lb', '3 a 5 kg'],
    grande: ['12 a 16 lb', '5 a 7 kg'],
    'extra grande': ['17 lb o más', 'desde 8 kg'],
  },
}

/**
 * The weights behind a size (specification, section 9), kilograms rounded: '0 a 25 lb · hasta 11 kg'. Lines
 * break between the two only. None where types are mixed.
 */
export function sizeBand(size: Size, type: PetType | null): string | undefined {
  if (type !== 'perro' && type !== 'gato') return undefined
  return SIZE_BANDS[type][size].map((band) => band.replaceAll(' ', '\u00a0')).join('\u00a0· ')
}
