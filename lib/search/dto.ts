import type { Route } from 'next'
import type { MatchAnswers } from '@/lib/people/matches/dto'
import type { PetCardDto } from '@/lib/pets/dto'
import type { Home } from '@/lib/platform/geo'
import type { Age, Care, Coat, Companion, CountryId, Gender, PetType, Size } from '@/lib/text/vocabulary'

/** A city name can mean several cities (Mercedes). */
export type SearchPlace =
  | { kind: 'anywhere' }
  | { kind: 'country'; countryId: CountryId; name: string; slug: string }
  | { kind: 'city'; cityIds: number[]; name: string; country: string | null; slug: string }
  /** Private to one account: never cached. */
  | { kind: 'favourites'; userId: number }
  /**
   * Every pet, for one adopter: `relevance` is the wanted type, then their own country, then how much a pet has of what
   * they look for, weighed with its distance. Those in `settled`, which they have asked for, come last.
   */
  | {
      kind: 'for-you'
      match: MatchAnswers
      home: Home
      nearness: Nearness
      settled: readonly number[]
    }
  /** Not in the catalogue: an empty result with suggestions, never an error. */
  | { kind: 'unknown'; name: string; slug: string }

/** How near each city is to somebody's home, by its id. Empty when nobody knows where they live. */
export interface Nearness {
  /** 0 is nearest, other countries are last. */
  ranks: readonly number[]
  /** The band of distance in the own country, or that it is another one (`lib/search/distance.ts`). */
  zones: readonly number[]
}

export interface SearchScope {
  type: PetType | null
  place: SearchPlace
}

export interface SearchFilters {
  breedId?: number
  age?: Age
  size?: Size
  gender?: Gender
  companion?: Companion
  coat?: Coat
  colorId?: number
  care?: Care
  foundationId?: number
}

/** `relevance` is that of a text or, in a search for an adopter, of the pets; without either it is `newest`. */
export const SORTS = ['relevance', 'newest', 'oldest', 'near'] as const
export type Sort = (typeof SORTS)[number]

export interface SearchRequest {
  scope: SearchScope
  filters: SearchFilters
  text: string
  sort: Sort
  near: { lat: number; lng: number } | null
  page: number
  perPage: number
}

export const FACETS = [
  'breedId',
  'age',
  'size',
  'gender',
  'companion',
  'coat',
  'colorId',
  'care',
  'foundationId',
] as const
export type Facet = (typeof FACETS)[number]

/** Pets per value, each facet ignoring its own filter; zero counts are absent. */
export type FacetCounts = { [F in Facet]: Map<NonNullable<SearchFilters[F]>, number> }

export interface SearchResult {
  cards: PetCardDto[]
  total: number
  facets: FacetCounts
  /** The spelling correction that was searched for instead: 'dalmta' → 'dálmata'. */
  correctedText: string | null
}

export interface SavableSearch {
  path: Route
  name: string
  /** Shows it, whatever place lists open with. */
  resultsPath: Route
}

export interface FoundIds {
  ids: number[]
  total: number
}

/** A link to another search. */
export interface SearchSuggestion {
  label: string
  href: Route
  count?: string
}

/** Cities of one name share a page and count as one; `country` is null if they span several. */
export interface CityWithPets {
  name: string
  country: string | null
  slug: string
  total: number
}

export interface SearchSuggestions {
  removableFilters: { facet: Facet; total: number }[]
  /** How many pets the search finds without its text; 0 without one. */
  withoutText: number
  /** Nearest to the searched city or the visitor, or most similar in name to an unknown place. */
  nearbyCities: CityWithPets[]
  /** Those with pets, for an unknown place that resembles none. */
  countries: { name: string; slug: string; total: number }[]
}
