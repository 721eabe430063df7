import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns'

/**
 * Append-only by triggers, so nothing personal: names and reasons are in `audit_notes`, and `actor_id` is no foreign
 * key, as closing an account must not change the log.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    actorId: integer('actor_id'),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    detail: jsonb('detail').notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_log_time').on(t.createdAt),
    index('audit_log_subject').on(t.subject),
    // No word of a person can get into what nobody can erase.
    check(
      'audit_log_numbers',
      sql`jsonb_typeof(${t.detail}) = 'object' and not jsonb_path_exists(${t.detail}, '$.* ? (@.type() != "number")')`,
    ),
  ],
)

/** Goes with the account it is about; a trigger refuses to reword it. */
export const auditNotes = pgTable('audit_notes', {
  entryId: integer('entry_id')
    .primaryKey()
    .references(() => auditLog.id),
  /** The name at that time. */
  name: text('name'),
  reason: text('reason'),
})
