import { doublePrecision, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CountryId } from '@/lib/text/vocabulary'
import { currencyCode, petType } from './enums'

export const countries = pgTable('countries', {
  id: text('id').$type<CountryId>().primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  currency: currencyCode('currency').notNull(),
  symbol: text('symbol').notNull(),
  phonePrefix: text('phone_prefix').notNull(),
})

export const cities = pgTable(
  'cities',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    countryId: text('country_id')
      .$type<CountryId>()
      .notNull()
      .references(() => countries.id),
    name: text('name').notNull(),
    region: text('region').notNull(),
    /** Not unique, not even inside a country: Argentina has two cities called Mercedes. */
    slug: text('slug').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    population: integer('population').notNull(),
  },
  (t) => [
    unique('cities_place_unique').on(t.countryId, t.region, t.slug),
    /** Target of composite foreign keys. */
    unique('cities_id_country_unique').on(t.id, t.countryId),
  ],
)

export const breeds = pgTable(
  'breeds',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    type: petType('type').notNull(),
    name: text('name').notNull(),
    /** As other languages' breed lists have it, else the Spanish name. */
    internationalName: text('international_name').notNull(),
    slug: text('slug').notNull(),
  },
  (t) => [
    uniqueIndex('breeds_type_slug_unique').on(t.type, t.slug),
    /** Target of composite foreign keys. */
    unique('breeds_id_type_unique').on(t.id, t.type),
  ],
)

export const colors = pgTable(
  'colors',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    type: petType('type').notNull(),
    name: text('name').notNull(),
    /** Wider group of shades, in Spanish. */
    groupName: text('group_name').notNull(),
    slug: text('slug').notNull(),
    swatches: text('swatches').array().notNull(),
  },
  (t) => [
    uniqueIndex('colors_type_slug_unique').on(t.type, t.slug),
    /** Target of composite foreign keys. */
    unique('colors_id_type_unique').on(t.id, t.type),
  ],
)
