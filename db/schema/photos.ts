import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns'
import { uploadStatus } from './enums'
import { users } from './users'

/**
 * Every photo in the file store, written before its files are: what nothing refers to any more can be found and
 * removed, files that were left half-written included.
 */
export const storedPhotos = pgTable(
  'stored_photos',
  {
    /** Content hash: the file names of all its sizes derive from it. */
    hash: text('hash').primaryKey(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    blur: text('blur').notNull(),
    /** dHash, 64 bits that stay nearly the same when a picture is resized or encoded again. */
    perceptualHash: bigint('fingerprint', { mode: 'bigint' }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('stored_photos_time').on(t.createdAt),
    /** Finds near hashes: two that differ by four bits at most share one of five bands. */
    index('stored_photos_bands').using('gin', sql`perceptual_hash_bands(${t.perceptualHash})`),
  ],
)

/** A photo somebody sent and has not used yet. Its original waits in the file store until it is processed. */
export const photoUploads = pgTable(
  'photo_uploads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: uploadStatus('status').notNull().default('processing'),
    /** The photo it became; null until it is ready. */
    hash: text('hash').references(() => storedPhotos.hash),
    /** Why it was refused, for the person who sent it. */
    problem: text('problem'),
    createdAt: createdAt(),
  },
  (t) => [
    index('photo_uploads_owner').on(t.ownerId, t.createdAt),
    index('photo_uploads_hash').on(t.hash),
    index('photo_uploads_time').on(t.createdAt),
    check('photo_uploads_ready', sql`(${t.status} = 'ready') = (${t.hash} is not null)`),
  ],
)
