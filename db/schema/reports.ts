import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, timestamptz } from './columns'
import { reportStatus } from './enums'
import { pets } from './pets'

/** A visitor says that something is wrong with a listing. */
export const reports = pgTable(
  'reports',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    petId: integer('pet_id')
      .notNull()
      .references(() => pets.id, { onDelete: 'cascade' }),
    /** Who reported: an account, or a keyed hash of a signed-out visitor's address. */
    reporter: text('reporter').notNull(),
    reason: text('reason').notNull(),
    details: text('details'),
    status: reportStatus('status').notNull().default('abierto'),
    createdAt: createdAt(),
    /** When staff decided about it; null while it is open. */
    decidedAt: timestamptz('decided_at'),
  },
  (t) => [
    uniqueIndex('reports_once').on(t.petId, t.reporter).where(sql`${t.status} = 'abierto'`),
    index('reports_pet').on(t.petId),
    index('reports_status').on(t.status, t.createdAt),
    check('reports_details', sql`char_length(${t.details}) <= 1000`),
  ],
)
