import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, timestamptz } from './columns'
import { reportStatus } from './enums'
import { pets } from './pets'
import { users } from './users'

export const reports = pgTable(
  'reports',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    petId: integer('pet_id')
      .notNull()
      .references(() => pets.id, { onDelete: 'cascade' }),
    /** Exactly one of an account, a visitor's hashed IP, and the site itself. */
    reporterId: integer('reporter_id').references(() => users.id, { onDelete: 'cascade' }),
    reporterIpHash: text('reporter_ip_hash'),
    bySystem: boolean('by_system').notNull().default(false),
    reason: text('reason').notNull(),
    details: text('details'),
    status: reportStatus('status').notNull().default('abierto'),
    createdAt: createdAt(),
    decidedAt: timestamptz('decided_at'),
  },
  (t) => [
    // One open report of a pet per reporter; nulls are distinct in these indexes.
    uniqueIndex('reports_once_account').on(t.petId, t.reporterId).where(sql`${t.status} = 'abierto'`),
    uniqueIndex('reports_once_visitor').on(t.petId, t.reporterIpHash).where(sql`${t.status} = 'abierto'`),
    uniqueIndex('reports_once_system').on(t.petId).where(sql`${t.status} = 'abierto' and ${t.bySystem}`),
    index('reports_reporter').on(t.reporterId),
    index('reports_pet').on(t.petId),
    index('reports_status').on(t.status, t.createdAt),
    check(
      'reports_one_reporter',
      sql`num_nonnulls(${t.reporterId}, ${t.reporterIpHash}) + ${t.bySystem}::int = 1`,
    ),
    check('reports_details', sql`char_length(${t.details}) <= 1000`),
  ],
)
