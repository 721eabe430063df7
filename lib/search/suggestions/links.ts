import type { Route } from 'next'
import type { CountryDto } from '@/lib/platform/catalog/dto'
import { petCount } from '@/lib/search/copy'
import type { CityWithPets, SearchScope } from '@/lib/search/dto'
import { typePlacePath } from '@/lib/search/url/links'

export interface SearchSuggestion {
  label: string
  href: Route
  count?: string
}

export function citySuggestions(cities: readonly CityWithPets[], { type }: SearchScope): SearchSuggestion[] {
  return cities.map(({ name, country, slug, total }) => ({
    label: country ? `${name}, ${country}` : name,
    href: typePlacePath(type, 'city', slug),
    count: petCount(total, type),
  }))
}

export const countrySuggestions = (
  countries: readonly CountryDto[],
  { type }: SearchScope,
): SearchSuggestion[] =>
  countries.map(({ name, slug }) => ({ label: name, href: typePlacePath(type, 'country', slug) }))
