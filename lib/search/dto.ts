import type { PetCardDto } from '@/lib/pets/dto'
import type { Age, Care, Coat, Companion, CountryId, Gender, PetType, Size } from '@/lib/vocabulary'

/** Where the search looks. A city name can belong to several cities (Mercedes): all of them count. */
export type SearchPlace =
  | { kind: 'anywhere' }
  | { kind: 'country'; countryId: CountryId; name: string; slug: string }
  | { kind: 'city'; cityIds: number[]; name: string; country: string | null; slug: string }
  /** Among what somebody has marked, wherever it is; theirs alone, so it never comes from a cache. */
  | { kind: 'favourites'; userId: number }
  /** Typed by a person and known to nobody: an empty result with ways out, never an error. */
  | { kind: 'unknown'; name: string; slug: string }

export interface SearchScope {
  type: PetType | null
  place: SearchPlace
}

/** At most one value per category; absent means all. */
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

export const SORTS = ['newest', 'oldest', 'near'] as const
export type Sort = (typeof SORTS)[number]

/** A search as the engine takes it: parsed, known values only. */
export interface SearchRequest {
  scope: SearchScope
  filters: SearchFilters
  /** Free text over name, breed, colour, city, tags and description; empty for none. */
  text: string
  sort: Sort
  /** The visitor's position, needed for `near`. */
  near: { lat: number; lng: number } | null
  /** From 1. */
  page: number
  /** Cards per page: 9 on our own pages. */
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

/** How many pets each value would leave under the other active filters; values without pets are absent. */
export type FacetCounts = { [F in Facet]: Map<NonNullable<SearchFilters[F]>, number> }

export interface SearchResult {
  cards: PetCardDto[]
  total: number
  facets: FacetCounts
  /** The words actually searched for when one was a slip, as people write them: 'dalmta' → 'dálmata'. */
  correctedText: string | null
}

/** A page of a search for who needs neither cards nor facets. */
export interface FoundIds {
  ids: number[]
  total: number
}

/** A city that has pets; all cities of its name, which share its page, are one. Of several countries it names none. */
export interface CityWithPets {
  name: string
  country: string | null
  slug: string
  total: number
}

/** What an empty result offers instead. */
export interface SearchSuggestions {
  /** The active filters without which some pets remain, those that leave most first. */
  removableFilters: { facet: Facet; total: number }[]
  /**
   * Cities with pets of the type searched for: the nearest to the city asked for (or to the visitor), or those whose
   * name is most like an unknown one.
   */
  nearbyCities: CityWithPets[]
}
