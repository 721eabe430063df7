import type { CountryId, Currency, PetType } from '@/lib/text/vocabulary'

export interface CountryDto {
  id: CountryId
  name: string
  slug: string
  currency: Currency
  symbol: string
  phonePrefix: string
}

export interface CityDto {
  id: number
  countryId: CountryId
  name: string
  /** Shown where the name repeats inside a country. */
  region: string
  slug: string
  lat: number
  lng: number
  population: number
}

export interface CatalogEntryDto {
  id: number
  type: PetType
  name: string
  slug: string
}

export interface BreedDto extends CatalogEntryDto {
  internationalName: string
}

export interface ColorDto extends CatalogEntryDto {
  groupName: string
  swatches: string[]
}

export interface PlaceDto {
  cityId: number
  city: string
  citySlug: string
  countryId: CountryId
  country: string
  countrySlug: string
}
