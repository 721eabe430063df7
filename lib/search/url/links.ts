import type { Route } from 'next'
import { animals, placeName } from '@/lib/search/copy'
import type { SearchScope } from '@/lib/search/dto'
import { ALL_PETS, HOME, typePath, uncheckedRoute } from '@/lib/text/routes'
import { slugify } from '@/lib/text/text'
import { parseText } from '@/lib/text/text-param'
import { PET_TYPES, type PetType } from '@/lib/text/vocabulary'
import { searchInPlace } from './in-place'
import { PARAM_NAMES } from './param-names'
import { formatSearchQuery, type RawQuery, type SearchQuery } from './params'
import { hasTypeParam, type SearchPath } from './path'

export interface SearchCrumb {
  label: string
  href?: Route
}

export interface TypeLink {
  type: PetType | null
  label: string
  href: Route
  chosen: boolean
}

export function searchUrl(path: string, query: SearchQuery): Route {
  return uncheckedRoute(path + formatSearchQuery(query))
}

export const foundationPetsPath = (id: number) => searchUrl(ALL_PETS, { foundationId: id, page: 1 })

export function typePlacePath(
  type: PetType | null,
  level: 'city' | 'country',
  slug: string,
  page = 1,
): Route {
  const { path, query } = searchInPlace(type, { level, slug }, { page })
  return searchUrl(path, query)
}

/** All pets of a type in all countries, also for those who have chosen a place. */
export const everywherePath = (type: PetType | null): Route =>
  searchUrl(typePath(type), { everywhere: true, page: 1 })

/** @param top where the step above a place leads */
export function searchCrumbs({ type, place }: SearchScope, top: Route = typePath(type)): SearchCrumb[] {
  const crumbs: SearchCrumb[] = [{ label: 'Inicio', href: HOME }]
  if (place.kind === 'favourites') return [...crumbs, { label: 'Favoritos' }]
  if (place.kind === 'for-you') return [...crumbs, { label: 'Para ti' }]
  const here = place.kind === 'city' ? place.name : placeName(place)
  if (type || !here) crumbs.push({ label: animals(type), href: top })
  if (place.kind === 'city' && place.country) {
    crumbs.push({ label: place.country, href: typePlacePath(type, 'country', slugify(place.country)) })
  }
  if (here) crumbs.push({ label: here })
  return crumbs.map((crumb, at) => (at === crumbs.length - 1 ? { label: crumb.label } : crumb))
}

/** Links that switch the type; empty where the path fixes it. Breed and colour are dropped, as they belong to a type. */
export function typeLinks(searchPath: SearchPath, path: string, query: SearchQuery): TypeLink[] {
  const types = [null, ...PET_TYPES]
  const { breed: _breed, color: _color, ...rest } = query
  if (hasTypeParam(searchPath)) {
    return types.map((type) => ({
      type,
      label: type ? animals(type) : 'Todas',
      href: searchUrl(path, { ...rest, type: type ?? undefined, page: 1 }),
      chosen: type === (query.type ?? null),
    }))
  }
  if (searchPath.kind !== 'type' || searchPath.type) return []
  return types.map((type) => ({
    type,
    label: type ? animals(type) : 'Todas',
    href: searchUrl(typePath(type), { ...rest, page: 1 }),
    chosen: type === null,
  }))
}

/** With the text whose words became its filters, to say so and to offer it as text; no link carries it on. */
export function typedSearchUrl(meant: { path: Route; query: SearchQuery; typed: string | null }): Route {
  const { path, query, typed } = meant
  const url = searchUrl(path, query)
  if (typed === null) return url
  return uncheckedRoute(
    `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ [PARAM_NAMES.typed]: typed })}`,
  )
}

/** The typed text of a URL, and its other parameters. */
export function splitTyped({ [PARAM_NAMES.typed]: given, ...raw }: RawQuery): {
  typed: string | null
  raw: RawQuery
} {
  const text = [given ?? ''].flat()[0] ?? ''
  return { typed: parseText(text) ?? null, raw }
}
