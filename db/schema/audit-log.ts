import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns'

/**
 * What staff did. Triggers refuse UPDATE, DELETE and TRUNCATE, so there is nothing personal in it: names and reasons are
 * in `audit_notes`, and `actor_id` is no foreign key, because a closed account must not change the log.
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
  (t) => [index('audit_log_time').on(t.createdAt), index('audit_log_subject').on(t.subject)],
)

/** The personal part of an entry. It goes with the account that it is about; a trigger refuses to reword it. */
export const auditNotes = pgTable('audit_notes', {
  entryId: integer('entry_id')
    .primaryKey()
    .references(() => auditLog.id),
  /** What the subject was called then. */
  name: text('name'),
  reason: text('reason'),
})
