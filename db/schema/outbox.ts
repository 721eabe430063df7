import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, timestamptz } from './columns'

/** As `lib/platform/push/dto.ts` says it; tables import nothing from there. */
interface PushNotice {
  title: string
  body: string
  path: string
  topic: string
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
    /** Shown on the recipient's devices in its place, where they take it. */
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
    lastError: text('last_error'),
    sentAt: timestamptz('sent_at'),
    /** Given up; staff see these. */
    failedAt: timestamptz('failed_at'),
    createdAt: createdAt(),
  },
  (t) => [index('outbox_due').on(t.nextAttemptAt).where(sql`${t.sentAt} is null and ${t.failedAt} is null`)],
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
