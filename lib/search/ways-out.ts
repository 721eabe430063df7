import type { Route } from 'next'
import { HOME, typePath } from '@/lib/routes'
import type { PetType } from '@/lib/vocabulary'
import { dropFilter, type FilterChip } from './chips'
import type { CityWithPets, Facet, SearchScope } from './dto'
import { searchHref, typePlacePath } from './links'
import type { FilterKey } from './options'
import { hasFilters } from './params'
import type { SearchScreen } from './screen'

/** A way out of an empty result. */
export interface WayOut {
  label: string
  href: Route
  /** How many pets wait there; absent where nobody counted. */
  total?: number
}

export interface EmptyView {
  /** The sentence of the specification. */
  title: string
  hint: string
  /** Cities that may be meant; they answer the question of the hint. */
  guesses: WayOut[]
  /** The first thing to try. */
  main: WayOut
  /** Filters to give up. */
  drops: WayOut[]
  /** Cities near the one that was searched. */
  cities: WayOut[]
}

const KEYS: Record<Facet, FilterKey> = {
  breedId: 'breed',
  age: 'age',
  size: 'size',
  gender: 'gender',
  companion: 'companion',
  coat: 'coat',
  colorId: 'color',
  care: 'care',
  foundationId: 'foundationId',
}

const ALL_OF: Record<PetType | 'any', string> = {
  perro: 'todos los perros',
  gato: 'todos los gatos',
  otro: 'todos los otros animales',
  any: 'todas las mascotas',
}

/** What an empty page says and offers; null when it is not empty. */
export function emptyView(
  screen: SearchScreen,
  chips: readonly FilterChip[],
  clearHref: Route,
): EmptyView | null {
  const { waysOut, query, path, scope } = screen
  if (!waysOut) return null
  const drops = waysOut.drop.map(({ facet, total }) => {
    const key = KEYS[facet]
    const chip = chips.find((one) => one.key === key)
    return {
      label: `Sin ${chip?.label ?? key}`,
      href: searchHref(path, dropFilter(query, key)),
      total,
    }
  })
  const cities = cityLinks(waysOut.nearbyCities, scope)
  // Where nobody knows the place, it is not the filters that leave nothing.
  const unknown = scope.place.kind === 'unknown'
  const clears = hasFilters(query) && !unknown
  return {
    title: titleFor(screen),
    hint: hintFor(screen, cities.length, drops.length > 0),
    guesses: unknown ? cities : [],
    main: clears ? { label: 'Borrar Filtros', href: clearHref } : widerSearch(scope),
    drops,
    cities: unknown ? [] : cities,
  }
}

/** The pages of cities, for the type that is searched for. */
export function cityLinks(cities: readonly CityWithPets[], { type }: SearchScope): WayOut[] {
  return cities.map(({ name, country, slug, total }) => ({
    label: country ? `${name}, ${country}` : name,
    href: typePlacePath(type, 'city', slug),
    total,
  }))
}

/** One step out: from a place to everywhere, from a type to all, and from all pets to the rest of the site. */
function widerSearch({ type, place }: SearchScope): WayOut {
  if (place.kind !== 'anywhere') return { label: `Ver ${ALL_OF[type ?? 'any']}`, href: typePath(type) }
  if (type) return { label: `Ver ${ALL_OF.any}`, href: typePath(null) }
  return { label: 'Volver al inicio', href: HOME }
}

/** Whether a page shows all of somebody's favourites, so that an empty one means that there are none. */
const isAllFavourites = ({ scope: { place, type }, query }: SearchScreen) =>
  place.kind === 'favourites' && !type && !hasFilters(query)

function titleFor(screen: SearchScreen): string {
  return isAllFavourites(screen)
    ? 'No tienes mascotas favoritas'
    : 'No hay mascotas disponibles para tu búsqueda'
}

function hintFor(screen: SearchScreen, cityCount: number, hasDrops: boolean): string {
  const { scope, query } = screen
  const { place } = scope
  if (isAllFavourites(screen)) return 'Toca la estrella de una mascota y la encontrarás siempre aquí.'
  if (place.kind === 'favourites') return 'Entre tus favoritas no hay ninguna así: prueba con menos filtros.'
  if (place.kind === 'unknown') {
    if (cityCount === 0) return `No conocemos “${place.name}”. Revisa cómo está escrito o busca otra ciudad.`
    return `No conocemos “${place.name}”. ¿Quisiste decir ${cityCount === 1 ? 'esta ciudad' : 'una de estas'}?`
  }
  if (query.text) {
    return hasDrops
      ? 'Prueba con otras palabras o con menos filtros.'
      : 'Revisa cómo está escrito o prueba con otras palabras.'
  }
  if (hasFilters(query)) return 'Prueba con menos filtros o busca en una ciudad cercana.'
  return 'Cada día se publican mascotas nuevas: mira en otra ciudad o vuelve pronto.'
}
