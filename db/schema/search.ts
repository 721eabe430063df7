import { sql } from 'drizzle-orm'
import { bigint, customType, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { CountryId } from '@/lib/text/vocabulary'
import { timestamptz } from './columns'
import { petType } from './enums'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** All listed pets. Only triggers write it (migration 0002_search_sync). */
export const petSearch = pgTable(
  'pet_search',
  {
    publishedAt: timestamptz('published_at').notNull(),
    id: integer('id').primaryKey(),
    cityId: integer('city_id').notNull(),
    foundationId: integer('foundation_id'),
    type: petType('type').notNull(),
    countryId: text('country_id').$type<CountryId>().notNull(),
    breedId: smallint('breed_id').notNull(),
    colorId: smallint('color_id').notNull(),
    /** Packed bits, see `lib/search/trait-bits.ts`. */
    traits: smallint('traits').notNull(),
  },
  (t) => {
    const newestFirst = () => [t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()] as const
    return [
      index('pet_search_newest').on(...newestFirst()),
      index('pet_search_city').on(t.cityId, ...newestFirst()),
      index('pet_search_country').on(t.countryId, ...newestFirst()),
      index('pet_search_foundation').on(t.foundationId, ...newestFirst()),
      index('pet_search_breed').on(t.breedId, ...newestFirst()),
      /** An index for matches (`KIND_MASK`). */
      index('pet_search_kind').on(t.type, sql`(${t.traits} & 255::int2)`),
    ]
  },
)

/** What `pet_counts` knows numbers of: `traits` are all packed traits of a pet as one value. */
export type CountedFacet = 'traits' | 'breedId' | 'colorId' | 'foundationId'

/**
 * How many listed pets of a species and country have a value, of all of them (`mask` 0) and of those with one trait
 * (`traits & mask = bits`): docs/decisions/0092. What changed since the last fold stands in `pet_count_changes`; the
 * number is the sum of both. Counts of `traits` are of all pets alone.
 */
export const petCounts = pgTable(
  'pet_counts',
  {
    facet: text('facet').$type<CountedFacet>().notNull(),
    mask: smallint('mask').notNull(),
    bits: smallint('bits').notNull(),
    type: petType('type').notNull(),
    countryId: text('country_id').$type<CountryId>().notNull(),
    valueId: integer('value_id').notNull(),
    pets: integer('pets').notNull(),
  },
  (t) => [primaryKey({ columns: [t.facet, t.mask, t.bits, t.type, t.countryId, t.valueId] })],
)

/** Pets that came to `pet_search` (1) or left it (-1) since the last fold. Only triggers of `pet_search` write it. */
export const petCountChanges = pgTable('pet_count_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  type: petType('type').notNull(),
  countryId: text('country_id').$type<CountryId>().notNull(),
  breedId: smallint('breed_id').notNull(),
  colorId: smallint('color_id').notNull(),
  foundationId: integer('foundation_id'),
  traits: smallint('traits').notNull(),
  change: smallint('change').notNull(),
})

/** Texts stand apart, which keeps `pet_search` narrow. */
export const petTexts = pgTable(
  'pet_texts',
  { petId: integer('pet_id').primaryKey(), words: tsvector('words').notNull() },
  (t) => [index('pet_texts_words').using('gin', t.words)],
)

/** Words for spelling correction. */
export const searchTerms = pgTable(
  'search_terms',
  {
    term: text('term').primaryKey(),
    /** How many pets had the word at the last `refresh_search_terms()`. */
    pets: integer('pets').notNull().default(1),
  },
  (t) => [index('search_terms_trigrams').using('gin', t.term.op('gin_trgm_ops'))],
)
