import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
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
