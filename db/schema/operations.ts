import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns'
import { reportStatus } from './enums'
import { pets } from './pets'
import { users } from './users'

/** Mail waiting to be sent, written in the transaction that causes it. */
export const outbox = pgTable(
  'outbox',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    /** Passed to the provider: a mail that was accepted just before a crash is not sent again. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error'),
    sentAt: moment('sent_at'),
    /** Set when the worker has given up; staff see these. */
    failedAt: moment('failed_at'),
    createdAt: createdAt(),
  },
  (t) => [index('outbox_due').on(t.nextAttemptAt).where(sql`${t.sentAt} is null and ${t.failedAt} is null`)],
)

/** Counters of the rate limits: one row per key and window. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').notNull(),
    windowStart: moment('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.windowStart] }), index('rate_limits_window').on(t.windowStart)],
)

/**
 * Files of the private store that have no owner yet, or none any more: what names a file is written before the file is,
 * and again in the transaction that takes its owner away. The sweep removes them.
 */
export const looseFiles = pgTable(
  'loose_files',
  {
    name: text('name').primaryKey(),
    createdAt: createdAt(),
  },
  (t) => [index('loose_files_time').on(t.createdAt)],
)

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
    decidedAt: moment('decided_at'),
  },
  (t) => [
    uniqueIndex('reports_once').on(t.petId, t.reporter).where(sql`${t.status} = 'abierto'`),
    index('reports_pet').on(t.petId),
    index('reports_status').on(t.status, t.createdAt),
    check('reports_details', sql`char_length(${t.details}) <= 1000`),
  ],
)

/** What staff did, to whom, and when. Rows are only ever added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    detail: jsonb('detail').notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [index('audit_log_time').on(t.createdAt)],
)
