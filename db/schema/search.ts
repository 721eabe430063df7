import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { type CountryId, NOTICE_FREQUENCIES, RUNNING_FREQUENCIES } from '@/lib/text/vocabulary'
import { anyOf, belongsTo, createdAt, timestamptz } from './columns'
import { petType } from './enums'
import { users } from './users'

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

/** Texts stand apart, which keeps `pet_search` narrow. Their words are those of the view `searchable_texts` (migration 0073_health-words). */
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

const tsquery = customType<{ data: string }>({ dataType: () => 'tsquery' })

/** Filters are columns, so that one statement finds every search a pet matches; null means any. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: belongsTo('user_id', () => users.id),
    name: text('name').notNull(),
    /** The path of the search, without order and page. */
    path: text('path').notNull(),
    frequency: text('frequency', { enum: NOTICE_FREQUENCIES }).notNull(),
    type: petType('type'),
    countryId: text('country_id').$type<CountryId>(),
    /** A city name can mean several cities. */
    cityIds: integer('city_ids').array(),
    breedId: smallint('breed_id'),
    colorId: smallint('color_id'),
    foundationId: integer('foundation_id'),
    /** A pet passes when `(traits & mask) = bits`, see `lib/search/trait-bits.ts`. */
    traitMask: smallint('trait_mask').notNull().default(0),
    traitBits: smallint('trait_bits').notNull().default(0),
    words: tsquery('words'),
    /** When the last notice was sent, and with how many pets. */
    noticedAt: timestamptz('noticed_at'),
    noticedPets: integer('noticed_pets').notNull().default(0),
    pausedAt: timestamptz('paused_at'),
    /** Whether it was paused by a link, without a login. */
    pausedByLink: boolean('paused_by_link').notNull().default(false),
    resumesAs: text('resumes_as', { enum: RUNNING_FREQUENCIES }),
    createdAt: createdAt(),
  },
  (t) => [
    unique('saved_searches_path').on(t.userId, t.path),
    check('saved_searches_name', sql`char_length(${t.name}) between 1 and 60`),
    check('saved_searches_frequency', sql`${t.frequency} in ${anyOf(NOTICE_FREQUENCIES)}`),
    check(
      'saved_searches_pause',
      sql`(${t.frequency} = 'en pausa') = (${t.pausedAt} is not null)
        and (${t.frequency} = 'en pausa') = (${t.resumesAs} is not null)
        and (${t.resumesAs} is null or ${t.resumesAs} in ${anyOf(RUNNING_FREQUENCIES)})`,
    ),
  ],
)

/**
 * First time in `pet_search`, written by triggers (migration 0022_saved_searches); an adopted pet's return is a new
 * arrival. No foreign key: its lock could deadlock with the decision about a foundation.
 */
export const petArrivals = pgTable(
  'pet_arrivals',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    petId: integer('pet_id').notNull().unique(),
    /** Equal within one transaction, such as a foundation's approval. */
    arrivedAt: timestamptz('arrived_at').notNull(),
    matchedAt: timestamptz('matched_at'),
  },
  (t) => [
    index('pet_arrivals_unmatched').on(t.arrivedAt).where(sql`${t.matchedAt} is null`),
    index('pet_arrivals_arrived').on(t.arrivedAt),
  ],
)

/** One row per person and pet, however many searches match. */
export const savedSearchNotices = pgTable(
  'saved_search_notices',
  {
    arrivalId: belongsTo('arrival_id', () => petArrivals.id),
    userId: integer('user_id').notNull(),
    /** The person's matching search that tells soonest. */
    savedSearchId: belongsTo('saved_search_id', () => savedSearches.id),
    dueAt: timestamptz('due_at').notNull(),
    sentAt: timestamptz('sent_at'),
  },
  (t) => [
    primaryKey({ columns: [t.arrivalId, t.userId] }),
    index('saved_search_notices_search').on(t.savedSearchId),
    index('saved_search_notices_due').on(t.dueAt).where(sql`${t.sentAt} is null`),
  ],
)
