import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CountryId } from '@/lib/text/vocabulary'
import { breeds, cities, colors } from './catalog'
import { belongsTo, createdAt, timestamptz } from './columns'
import {
  holdReason,
  petAge,
  petCoat,
  petGender,
  petHealth,
  petSize,
  petStatus,
  petTag,
  petType,
  textIssue,
  uploadStatus,
} from './enums'
import { users } from './users'

export const pets = pgTable(
  'pets',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001, minValue: 100_001 }),
    ownerId: belongsTo('owner_id', () => users.id),
    /** The pet's code in the foundation's own lists. */
    ownCode: text('own_code'),
    name: text('name').notNull(),
    type: petType('type').notNull(),
    breedId: integer('breed_id').notNull(),
    colorId: integer('color_id').notNull(),
    age: petAge('age').notNull(),
    gender: petGender('gender').notNull(),
    size: petSize('size').notNull(),
    coat: petCoat('coat').notNull(),
    health: petHealth('health').notNull(),
    castrated: boolean('castrated').notNull(),
    /** In these five null means unknown. */
    houseTrained: boolean('house_trained'),
    specialNeeds: boolean('special_needs'),
    goodWithChildren: boolean('good_with_children'),
    goodWithDogs: boolean('good_with_dogs'),
    goodWithCats: boolean('good_with_cats'),
    description: text('description').notNull(),
    tags: petTag('tags').array().notNull().default([]),
    /** The city at publication, or as imported. */
    cityId: integer('city_id').notNull(),
    countryId: text('country_id').$type<CountryId>().notNull(),
    status: petStatus('status').notNull().default('adoptable'),
    statusChangedAt: timestamptz('status_changed_at').notNull().defaultNow(),
    publishedAt: timestamptz('published_at').notNull().defaultNow(),
    confirmedAt: timestamptz('confirmed_at').notNull().defaultNow(),
    remindedAt: timestamptz('reminded_at'),
    /** Unconfirmed for too long: keeps its page, leaves every list. */
    pausedAt: timestamptz('paused_at'),
    /** Under review by staff: no page, in no list. */
    heldAt: timestamptz('held_at'),
    holdReason: holdReason('hold_reason'),
    textIssue: textIssue('text_issue'),
    /** Blocked for a time by staff, whatever else is true of it: hides like a hold, and ends without a trace. */
    blockedAt: timestamptz('blocked_at'),
    /** Optimistic lock, raised by every edit. */
    version: integer('version').notNull().default(1),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (t) => [
    /** Composite keys: a dog has a dog's breed and colour, and a city lies in its country. */
    foreignKey({
      name: 'pets_breed_fk',
      columns: [t.breedId, t.type],
      foreignColumns: [breeds.id, breeds.type],
    }),
    foreignKey({
      name: 'pets_color_fk',
      columns: [t.colorId, t.type],
      foreignColumns: [colors.id, colors.type],
    }),
    foreignKey({
      name: 'pets_city_fk',
      columns: [t.cityId, t.countryId],
      foreignColumns: [cities.id, cities.countryId],
    }),
    index('pets_confirmed').on(t.confirmedAt).where(sql`${t.status} = 'adoptable' and ${t.pausedAt} is null`),
    index('pets_held').on(t.heldAt).where(sql`${t.heldAt} is not null`),
    index('pets_owner').on(t.ownerId, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    uniqueIndex('pets_own_code').on(t.ownerId, sql`lower(${t.ownCode})`).where(sql`${t.ownCode} is not null`),
    check('pets_own_code_length', sql`char_length(${t.ownCode}) between 1 and 40`),
    check('pets_id_range', sql`${t.id} between 100001 and 1000000000`),
    check('pets_name', sql`char_length(${t.name}) between 1 and 80`),
    check('pets_hold', sql`(${t.heldAt} is null) = (${t.holdReason} is null)`),
    check(
      'pets_text_issue',
      sql`(${t.textIssue} is not null) = (${t.holdReason} is not distinct from 'text')`,
    ),
    check('pets_description', sql`char_length(${t.description}) between 100 and 5000`),
  ],
)

export type PetRow = typeof pets.$inferSelect

/** Apart from `pets`: a visit must not rewrite the pet's row nor run its triggers. */
export const petViews = pgTable('pet_views', {
  petId: belongsTo('pet_id', () => pets.id).primaryKey(),
  count: integer('count').notNull(),
})

export const petPhotos = pgTable(
  'pet_photos',
  {
    petId: belongsTo('pet_id', () => pets.id),
    /** 0 is the main photo. */
    position: smallint('position').notNull(),
    hash: text('hash').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    blur: text('blur').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.petId, t.position] }),
    index('pet_photos_hash').on(t.hash),
    check('pet_photos_position', sql`${t.position} between 0 and 7`),
  ],
)

export const favourites = pgTable(
  'favourites',
  {
    userId: belongsTo('user_id', () => users.id),
    petId: belongsTo('pet_id', () => pets.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.petId] }), index('favourites_pet').on(t.petId)],
)

/** Before the files, so that the sweep finds unreferenced and half-written ones. */
export const storedPhotos = pgTable(
  'stored_photos',
  {
    /** Content hash; file names derive from it. */
    hash: text('hash').primaryKey(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    blur: text('blur').notNull(),
    /** The size of all its files; null for older photos. */
    bytes: integer('bytes'),
    /** dHash 9×8. */
    perceptualHash: bigint('perceptual_hash', { mode: 'bigint' }).notNull(),
    /** Blocked by staff: its files are gone, and no copy is accepted again. */
    blockedAt: timestamptz('blocked_at'),
    /** No row uses it since then; its files wait for the window of backups. */
    unusedSince: timestamptz('unused_since'),
    createdAt: createdAt(),
  },
  (t) => [
    index('stored_photos_blocked').on(t.blockedAt).where(sql`${t.blockedAt} is not null`),
    index('stored_photos_time').on(t.createdAt),
    /** Hashes within a distance of four share one of five bands. */
    index('stored_photos_bands').using('gin', sql`perceptual_hash_bands(${t.perceptualHash})`),
  ],
)

/** Photos that were sent and are not used yet; an original is stored until it is processed. */
export const photoUploads = pgTable(
  'photo_uploads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: belongsTo('owner_id', () => users.id),
    status: uploadStatus('status').notNull().default('processing'),
    hash: text('hash').references(() => storedPhotos.hash),
    problem: text('problem'),
    /** The listing that was published with it: a form sent again, however late, is that one. */
    petId: integer('pet_id').references((): AnyPgColumn => pets.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('photo_uploads_owner').on(t.ownerId, t.createdAt),
    index('photo_uploads_hash').on(t.hash),
    index('photo_uploads_pet').on(t.petId).where(sql`${t.petId} is not null`),
    index('photo_uploads_time').on(t.createdAt),
    check('photo_uploads_ready', sql`(${t.status} = 'ready') = (${t.hash} is not null)`),
  ],
)
