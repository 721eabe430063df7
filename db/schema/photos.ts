import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, timestamptz } from './columns'
import { uploadStatus } from './enums'
import { pets } from './pets'
import { users } from './users'

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
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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
