import { sql } from 'drizzle-orm'
import { check, customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, timestamptz } from './columns'
import { users } from './users'

/** As `lib/platform/push/dto.ts` says it; tables import nothing from there. */
interface PushNotice {
  title: string
  body: string
  path: string
  topic: string
  mailsAfterHours?: number
}

/** Transactional outbox: written in the transaction that causes the mail. */
export const outbox = pgTable(
  'outbox',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    headers: jsonb('headers').$type<Record<string, string>>(),
    /** Shown on the recipient's devices before it, where they take it. */
    push: jsonb('push').$type<PushNotice>(),
    /** Accounts that the mail tells of, besides its recipient: it waits while one of them, or of these pets, is blocked. */
    aboutAccounts: integer('about_accounts').array(),
    aboutPets: integer('about_pets').array(),
    /** Waits from 22 to 8 in this zone; null: any hour. */
    quietZone: text('quiet_zone'),
    /** The provider sends a mail once per key, also after a crash. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: timestamptz('next_attempt_at').notNull().defaultNow(),
    /** When it was first tried: whatever held it back before does not count. */
    firstTriedAt: timestamptz('first_tried_at'),
    lastError: text('last_error'),
    sentAt: timestamptz('sent_at'),
    /** Given up; staff see these. */
    failedAt: timestamptz('failed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('outbox_due').on(t.nextAttemptAt).where(sql`${t.sentAt} is null and ${t.failedAt} is null`),
    // By owner: `petReminderMailKey`.
    index('outbox_pet_reminders')
      .on(sql`split_part(${t.idempotencyKey}, ':', 2)`)
      .where(sql`${t.idempotencyKey} like 'pet-reminder:%'`),
  ],
)

/** One row for all instances. */
export const mailPace = pgTable(
  'mail_pace',
  {
    id: integer('id').primaryKey().default(1),
    nextSlotAt: timestamptz('next_slot_at').notNull().defaultNow(),
    /** Outages in a row; with any, mails go out one at a time. */
    outages: integer('outages').notNull().default(0),
    pausedUntil: timestamptz('paused_until'),
  },
  (t) => [check('mail_pace_one', sql`${t.id} = 1`)],
)

/** Browsers that show notices of an account. Whoever knows an endpoint and its keys can write to the screen of that device. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    /** SHA-256. */
    endpointHash: text('endpoint_hash').primaryKey(),
    userId: belongsTo('user_id', () => users.id),
    /** Endpoint and keys, encrypted with a key derived from AUTH_SECRET. */
    sealedEndpoint: text('sealed_endpoint').notNull(),
    /** The account's when it was made: what ends all sessions ends its notices too. */
    sessionVersion: integer('session_version').notNull(),
    /** When a push service last took a notice. */
    lastAcceptedAt: timestamptz('last_accepted_at'),
    createdAt: createdAt(),
  },
  (t) => [index('push_subscriptions_user').on(t.userId, t.createdAt)],
)

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
    ownerId: belongsTo('owner_id', () => users.id),
    bytes: integer('bytes').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (t) => [
    index('storage_reservations_owner').on(t.ownerId),
    index('storage_reservations_time').on(t.expiresAt),
  ],
)

/** Never wraps around. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * For other instances. Rows are only added and pruned, as upserts would make writers wait for each other; the
 * transaction id lets a reader ask for what it has not seen.
 */
export const expiredTags = pgTable(
  'expired_tags',
  {
    transactionId: xid8('transaction_id').notNull().default(sql`pg_current_xact_id()`),
    tag: text('tag').notNull(),
    expiredAt: timestamptz('expired_at').notNull().default(sql`clock_timestamp()`),
  },
  (t) => [primaryKey({ columns: [t.transactionId, t.tag] })],
)

export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').notNull(),
    windowStart: timestamptz('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.windowStart] }), index('rate_limits_window').on(t.windowStart)],
)

/** When each periodic task last succeeded, in whichever process ran it. */
export const taskRuns = pgTable('task_runs', {
  task: text('task').primaryKey(),
  succeededAt: timestamptz('succeeded_at').notNull(),
})
