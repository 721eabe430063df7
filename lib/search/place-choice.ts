import type { Route } from 'next'
import { ALL_PLACES } from '@/lib/platform/place-cookie'
import { route } from '@/lib/text/routes'
import { animals, placeName } from './copy'
import type { SearchScreen } from './load-search'
import { searchUrl } from './url/links'
import { PLACE_FIELDS } from './url/param-names'

interface PlaceOption {
  label: string
  href: Route
  chosen: boolean
}

/** The chip of a list that says where it is, and the control that it opens. */
export interface PlaceChoice {
  /** 'Perros' */
  animals: string
  /** 'Quito, Ecuador' */
  place: string
  /** URL of the list, of which the city is changed; it stays in all countries where none is given. */
  list: Route
  options: PlaceOption[]
}

/** Null for lists of one person, which are of no place. */
export function placeChoice({ scope, path, query, countries }: SearchScreen): PlaceChoice | null {
  const { type, place } = scope
  if (place.kind === 'favourites' || place.kind === 'for-you') return null
  const list = searchUrl(path, { ...query, page: 1 })
  const option = (label: string, slug: string, chosen: boolean): PlaceOption => ({
    label,
    href: placePath(slug, list),
    chosen,
  })
  return {
    animals: animals(type),
    place: place.kind === 'unknown' ? 'Elige un lugar' : (placeName(place) ?? ALL_COUNTRIES),
    list,
    options: [
      ...countries.map(({ name, slug }) =>
        option(name, slug, place.kind === 'country' && place.slug === slug),
      ),
      option(ALL_COUNTRIES, ALL_PLACES, place.kind === 'anywhere'),
    ],
  }
}

const ALL_COUNTRIES = 'Todos los países'

const placePath = (slug: string, list: Route) =>
  route(`/lugar?${new URLSearchParams({ [PLACE_FIELDS.country]: slug, [PLACE_FIELDS.list]: list })}`)
