import { TYPE_LABELS } from '@/lib/text/copy/labels'
import { sizeBand } from '@/lib/text/copy/sizes'
import { counted } from '@/lib/text/numbers'
import type { PetType, Size } from '@/lib/text/vocabulary'
import type { SearchPlace, SearchScope } from './dto'

export function animals(type: PetType | null): string {
  return type ? TYPE_LABELS[type].many : 'Mascotas'
}

export function placeName(place: SearchPlace): string | null {
  if (place.kind === 'anywhere' || place.kind === 'favourites' || place.kind === 'for-you') return null
  if (place.kind === 'unknown') return `“${place.name}”`
  return place.kind === 'city' && place.country ? `${place.name}, ${place.country}` : place.name
}

export function searchHeading({ type, place }: SearchScope): string {
  if (place.kind === 'favourites') return `${animals(type)} ${type ? 'favoritos' : 'favoritas'}`
  if (place.kind === 'for-you') return `${animals(type)} para ti`
  return `${animals(type)} en ${placeName(place) ?? 'adopción'}`
}

export function searchTitle({ type, place }: SearchScope, page: number): string {
  const name = placeName(place)
  const where = name ? ` en ${name}` : ''
  return `${animals(type)} en adopción${where}${page > 1 ? `, página ${page}` : ''}`
}

export const NOUNS: Record<PetType | 'any', { one: string; many: string; none: string }> = {
  perro: { one: 'perro', many: 'perros', none: 'Ningún perro' },
  gato: { one: 'gato', many: 'gatos', none: 'Ningún gato' },
  otro: { one: 'animal', many: 'animales', none: 'Ningún animal' },
  any: { one: 'mascota', many: 'mascotas', none: 'Ninguna mascota' },
}

export function petCount(total: number, type: PetType | null = null): string {
  const { one, many } = NOUNS[type ?? 'any']
  return counted(total, one, many)
}

export const noPet = (type: PetType | null): string => NOUNS[type ?? 'any'].none

export const waitingCount = (total: number, type: PetType | null): string =>
  total === 0
    ? `${noPet(type)} espera aquí por ahora`
    : `${petCount(total, type)} ${total === 1 ? 'espera' : 'esperan'} un hogar`

/** Weight range, 'hasta 11 kg · hasta 25 lb', wrapping only between the units; none across types. */
export function sizeDetail(size: Size, type: PetType | null): string | undefined {
  const band = type && sizeBand(type, size)
  if (!band) return undefined
  return [band.kg, band.lb].map((weight) => weight.replaceAll(' ', '\u00a0')).join('\u00a0· ')
}
