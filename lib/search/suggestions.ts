import type { Route } from 'next'
import type { CityWithPets, SearchScope } from './dto'
import { typePlacePath } from './links'

/** A link to another search. */
export interface SearchSuggestion {
  label: string
  href: Route
  total?: number
}

export function citySuggestions(cities: readonly CityWithPets[], { type }: SearchScope): SearchSuggestion[] {
  return cities.map(({ name, country, slug, total }) => ({
    label: country ? `${name}, ${country}` : name,
    href: typePlacePath(type, 'city', slug),
    total,
  }))
}
