import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { CONTACT_KINDS, CONTACT_STATUSES, type CountryId } from '@/lib/text/vocabulary'
import { adoptionMessages, adoptionRequests } from './adoptions'
import { countries } from './catalog'
import { anyOf, createdAt, timestamptz } from './columns'
import { reportStatus } from './enums'
import { reviews } from './foundations'
import { pets } from './pets'
import { users } from './users'

export const reports = pgTable(
  'reports',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The subject: a pet's listing, the conversation of an adoption request and perhaps one message of it, or a review. */
    petId: integer('pet_id').references(() => pets.id, { onDelete: 'cascade' }),
    requestId: integer('request_id').references(() => adoptionRequests.id, { onDelete: 'cascade' }),
    messageId: integer('message_id'),
    reviewId: integer('review_id').references(() => reviews.id, { onDelete: 'cascade' }),
    /**
     * Exactly one: an account, a visitor's hashed IP, or the site itself. The hash of a decided report goes once it no
     * longer counts.
     */
    reporterId: integer('reporter_id').references(() => users.id, { onDelete: 'cascade' }),
    reporterIpHash: text('reporter_ip_hash'),
    bySystem: boolean('by_system').notNull().default(false),
    reason: text('reason').notNull(),
    details: text('details'),
    status: reportStatus('status').notNull().default('abierto'),
    createdAt: createdAt(),
    decidedAt: timestamptz('decided_at'),
    /** When the pet was hidden by this report and others. */
    hidAt: timestamptz('hid_at'),
  },
  (t) => [
    // One open report of a pet per reporter; nulls are distinct in these indexes.
    uniqueIndex('reports_once_account').on(t.petId, t.reporterId).where(sql`${t.status} = 'abierto'`),
    uniqueIndex('reports_once_visitor').on(t.petId, t.reporterIpHash).where(sql`${t.status} = 'abierto'`),
    uniqueIndex('reports_once_system').on(t.petId).where(sql`${t.status} = 'abierto' and ${t.bySystem}`),
    uniqueIndex('reports_once_conversation')
      .on(t.requestId, sql`coalesce(${t.messageId}, 0)`, t.reporterId)
      .where(sql`${t.status} = 'abierto'`),
    uniqueIndex('reports_once_review_account')
      .on(t.reviewId, t.reporterId)
      .where(sql`${t.status} = 'abierto'`),
    uniqueIndex('reports_once_review_visitor')
      .on(t.reviewId, t.reporterIpHash)
      .where(sql`${t.status} = 'abierto'`),
    foreignKey({
      name: 'reports_message',
      columns: [t.requestId, t.messageId],
      foreignColumns: [adoptionMessages.requestId, adoptionMessages.id],
    }).onDelete('cascade'),
    check('reports_subject', sql`num_nonnulls(${t.petId}, ${t.requestId}, ${t.reviewId}) = 1`),
    check('reports_conversation', sql`${t.requestId} is null or ${t.reporterId} is not null`),
    check('reports_message_of_request', sql`${t.messageId} is null or ${t.requestId} is not null`),
    index('reports_request').on(t.requestId, t.messageId),
    index('reports_reporter').on(t.reporterId),
    index('reports_pet').on(t.petId),
    index('reports_review').on(t.reviewId),
    index('reports_status').on(t.status, t.createdAt),
    check(
      'reports_reporter',
      sql`num_nonnulls(${t.reporterId}, ${t.reporterIpHash}) + ${t.bySystem}::int
        between case when ${t.status} = 'abierto' then 1 else 0 end and 1`,
    ),
    check('reports_details', sql`char_length(${t.details}) <= 1000`),
  ],
)

/** What somebody wrote to staff at `/contacto`. The e-mail of people without an account is as they typed it: unproven. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind', { enum: CONTACT_KINDS }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    countryId: text('country_id')
      .$type<CountryId>()
      .references(() => countries.id),
    message: text('message').notNull(),
    /** Null for people who were not signed in, whatever e-mail they gave. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    status: text('status', { enum: CONTACT_STATUSES }).notNull().default('open'),
    answer: text('answer'),
    /** When it was answered, or closed without an answer. */
    decidedAt: timestamptz('decided_at'),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('contact_messages_open').on(t.createdAt).where(sql`${t.status} = 'open'`),
    index('contact_messages_decided').on(t.decidedAt),
    index('contact_messages_user').on(t.userId),
    index('contact_messages_decider').on(t.decidedBy),
    check('contact_messages_kind', sql`${t.kind} in ${anyOf(CONTACT_KINDS)}`),
    check('contact_messages_status', sql`${t.status} in ${anyOf(CONTACT_STATUSES)}`),
    check('contact_messages_open_status', sql`(${t.status} = 'open') = (${t.decidedAt} is null)`),
    check('contact_messages_answered_status', sql`(${t.status} = 'answered') = (${t.answer} is not null)`),
    check('contact_messages_message', sql`char_length(${t.message}) <= 4000`),
    check('contact_messages_answer', sql`char_length(${t.answer}) <= 8000`),
  ],
)
