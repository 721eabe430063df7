import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, timestamptz } from './columns'
import { users } from './users'

/** Noted before a private file is written, and when its owner goes. Swept. */
export const orphanedFiles = pgTable(
  'orphaned_files',
  {
    name: text('name').primaryKey(),
    createdAt: createdAt(),
  },
  (t) => [index('orphaned_files_time').on(t.createdAt)],
)

/** Files on their way, until rows of other tables have them. */
export const storageReservations = pgTable(
  'storage_reservations',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bytes: integer('bytes').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (t) => [
    index('storage_reservations_owner').on(t.ownerId),
    index('storage_reservations_time').on(t.expiresAt),
  ],
)
