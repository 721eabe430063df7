import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, timestamptz } from './columns'
import { uploadStatus } from './enums'
import { users } from './users'

/** Written before the files, so that the sweep finds unreferenced and half-written ones. */
export const storedPhotos = pgTable(
  'stored_photos',
  {
    /** Content hash; file names derive from it. */
    hash: text('hash').primaryKey(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    blur: text('blur').notNull(),
    /** Of its files together; null for photos stored before this was noted. */
    bytes: integer('bytes'),
    /** dHash of 9×8; nearly the same for resized and re-encoded copies. */
    perceptualHash: bigint('perceptual_hash', { mode: 'bigint' }).notNull(),
    /** Blocked by staff: its files are gone, and neither it nor a copy is accepted again. */
    blockedAt: timestamptz('blocked_at'),
    /** When the sweep first found that nothing shows it; its files wait for the window of backups. */
    unusedSince: timestamptz('unused_since'),
    createdAt: createdAt(),
  },
  (t) => [
    index('stored_photos_blocked').on(t.blockedAt).where(sql`${t.blockedAt} is not null`),
    index('stored_photos_time').on(t.createdAt),
    /** Two hashes within a distance of four share one of five bands. */
    index('stored_photos_bands').using('gin', sql`perceptual_hash_bands(${t.perceptualHash})`),
  ],
)

/** A photo somebody sent and has not used yet; its original waits in the file store until processed. */
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
    createdAt: createdAt(),
  },
  (t) => [
    index('photo_uploads_owner').on(t.ownerId, t.createdAt),
    index('photo_uploads_hash').on(t.hash),
    index('photo_uploads_time').on(t.createdAt),
    check('photo_uploads_ready', sql`(${t.status} = 'ready') = (${t.hash} is not null)`),
  ],
)
