import type { Route } from 'next'
import type { CityWithPets, SearchScope } from './dto'
import { typePlacePath } from './links'
import { petCount } from './wording'

/** A link to another search. */
export interface SearchSuggestion {
  label: string
  href: Route
  /** '9 perros'. */
  count?: string
}

export function citySuggestions(cities: readonly CityWithPets[], { type }: SearchScope): SearchSuggestion[] {
  return cities.map(({ name, country, slug, total }) => ({
    label: country ? `${name}, ${country}` : name,
    href: typePlacePath(type, 'city', slug),
    count: petCount(total, type),
  }))
}
