import type { Route } from 'next'
import { HOME, typePath } from '@/lib/text/routes'
import type { PetType } from '@/lib/text/vocabulary'
import { type FilterChip, removeFilter } from './chips'
import { petCount } from './copy'
import type { CityWithPets, Facet, SearchScope, SearchSuggestion } from './dto'
import type { SearchScreen } from './load-search'
import { elsewhereOffer, foundationOffers } from './offers'
import type { FilterKey } from './options'
import { type RegionOffers, regionEmptyTexts, regionOffers } from './region-offers'
import { isBlankSearch } from './tokenize'
import { everywherePath, searchUrl, typePlacePath } from './url/links'
import { hasFilters, type SearchQuery } from './url/params'

export interface EmptyStateView {
  title: string
  hint: string
  regions: RegionOffers[]
  similarCities: SearchSuggestion[]
  countries: SearchSuggestion[]
  main: SearchSuggestion
  foundations: SearchSuggestion[]
  removableFilters: SearchSuggestion[]
  nearbyCities: SearchSuggestion[]
}

const keyOf = (facet: Facet): FilterKey =>
  facet === 'breedId' ? 'breed' : facet === 'colorId' ? 'color' : facet

const ALL_OF: Record<PetType | 'any', string> = {
  perro: 'todos los perros',
  gato: 'todos los gatos',
  otro: 'todos los otros animales',
  any: 'todas las mascotas',
}

export function emptyStateView(
  screen: SearchScreen,
  chips: readonly FilterChip[],
  clearHref: Route,
): EmptyStateView | null {
  const { suggestions, query, path, scope } = screen
  if (!suggestions) return null
  const removableFilters: SearchSuggestion[] = suggestions.removableFilters.map(({ facet, total }) => {
    const key = keyOf(facet)
    const chip = chips.find((one) => one.key === key)
    return {
      label: `Sin ${chip?.label ?? key}`,
      href: searchUrl(path, removeFilter(query, key)),
      count: petCount(total, scope.type),
    }
  })
  // One word that was not understood hides all that the others found.
  if (suggestions.withoutText > 0 && hasFilters(removeFilter(query, 'text')))
    removableFilters.push({
      label: `Sin “${query.text}”`,
      href: searchUrl(path, removeFilter(query, 'text')),
      count: petCount(suggestions.withoutText, scope.type),
    })
  const { type } = scope
  const cities = suggestions.nearbyCities.map(({ name, country, slug, total }) => ({
    label: country ? `${name}, ${country}` : name,
    href: typePlacePath(type, 'city', slug),
    count: petCount(total, type),
  }))
  // An unknown place is empty whatever the filters.
  const unknown = scope.place.kind === 'unknown'
  const clears = hasFilters(query) && !unknown
  const ofRegions = regionEmptyTexts(screen)
  return {
    title: ofRegions?.title ?? titleFor(screen),
    hint: ofRegions?.hint ?? hintFor(screen, suggestions.nearbyCities, removableFilters.length > 0),
    regions: regionOffers(screen),
    similarCities: unknown ? cities : [],
    countries: suggestions.countries.map(({ name, slug, total }) => ({
      label: name,
      href: typePlacePath(type, 'country', slug),
      count: petCount(total, type),
    })),
    main:
      elsewhereOffer(screen) ??
      (clears ? { label: 'Borrar Filtros', href: clearHref } : broaderSearch(scope, query)),
    foundations: foundationOffers(screen),
    removableFilters,
    nearbyCities: unknown ? [] : cities,
  }
}

function broaderSearch({ type, place }: SearchScope, { everywhere }: SearchQuery): SearchSuggestion {
  const isOfPlace = place.kind === 'city' || place.kind === 'country' || place.kind === 'unknown'
  if (place.kind !== 'anywhere') {
    const href = isOfPlace ? everywherePath(type) : typePath(type)
    return { label: `Ver ${ALL_OF[type ?? 'any']}`, href }
  }
  if (type) return { label: `Ver ${ALL_OF.any}`, href: everywhere ? everywherePath(null) : typePath(null) }
  return { label: 'Volver al inicio', href: HOME }
}

const isAllFavourites = ({ scope: { place, type }, query }: SearchScreen) =>
  place.kind === 'favourites' && !type && !hasFilters(query)

function titleFor(screen: SearchScreen): string {
  return isAllFavourites(screen)
    ? 'No tienes mascotas favoritas'
    : 'No hay mascotas disponibles para tu búsqueda'
}

function hintFor(screen: SearchScreen, cities: readonly CityWithPets[], hasRemovable: boolean): string {
  const { scope, query } = screen
  const { place } = scope
  if (isAllFavourites(screen)) return 'Toca la estrella de una mascota y la encontrarás siempre aquí.'
  if (place.kind === 'favourites') return 'Entre tus favoritas no hay ninguna así: prueba con menos filtros.'
  if (place.kind === 'unknown') {
    const [city] = cities
    if (!city) return `No conocemos “${place.name}”. Revisa cómo está escrito o elige uno de nuestros países.`
    return `No conocemos “${place.name}”. ¿Quisiste decir ${cities.length === 1 ? city.name : 'una de estas'}?`
  }
  if (place.kind === 'for-you' && !query.text)
    return hasFilters(query)
      ? 'Prueba con menos filtros.'
      : 'Cada día se publican mascotas nuevas: vuelve pronto.'
  if (!query.text)
    return `Guárdala y te escribimos cuando llegue una.${waysOn(cities.length > 0, hasRemovable)}`
  if (isBlankSearch(query.text)) return 'Busca con palabras: un nombre, una raza o cómo es la mascota.'
  // A word may be a filter and text, as 'loro' is an animal and its breed.
  if (screen.understood && query.asText === query.text)
    return `Ninguna de estas mascotas tiene “${query.text}” en su nombre, raza o descripción.`
  if (screen.understood)
    return `No entendimos “${query.text}” como filtro, y ninguna de estas mascotas lo tiene en su nombre, raza o descripción.`
  return hasRemovable
    ? 'Prueba con otras palabras o con menos filtros.'
    : 'Revisa cómo está escrito o prueba con otras palabras.'
}

function waysOn(nearby: boolean, hasRemovable: boolean): string {
  if (nearby) return ` También puedes mirar cerca${hasRemovable ? ' o quitar un filtro' : ''}.`
  return hasRemovable ? ' También puedes quitar un filtro.' : ''
}
