import type { CountryId } from '@/lib/text/vocabulary'

/** A pet that lacks something only a person has: a photo, a story. Values are those of the publish form. */
export interface DraftContent {
  fields: Record<string, string>
  tags: string[]
  /** Null: the foundation's own city. */
  place: { cityId: number; countryId: CountryId } | null
  /** Where a file said that its photos are. */
  addresses: readonly string[]
  missing: readonly string[]
}

export interface DraftDto {
  id: number
  code: string | null
  name: string
  createdAt: string
  /** Names of its city, which may lie in another country than the account does now; null: the account's own. */
  place: { city: string; country: string } | null
  content: DraftContent
}
