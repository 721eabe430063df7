import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { type CountryId, DATA_RIGHTS, KEPT_CASE_KINDS } from '@/lib/text/vocabulary'
import { countries } from './catalog'
import { anyOf, createdAt, timestamptz } from './columns'
import { users } from './users'

/**
 * What somebody asks about their own data. It counts from `receivedAt`: at once for an account, else when the mailed link
 * was confirmed. It outlives the account, as it proves that the law was kept.
 */
export const rightsRequests = pgTable(
  'rights_requests',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    right: text('right', { enum: DATA_RIGHTS }).notNull(),
    countryId: text('country_id')
      .$type<CountryId>()
      .notNull()
      .references(() => countries.id),
    email: text('email').notNull(),
    /** Null for people without an account. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    body: text('body').notNull(),
    createdAt: createdAt(),
    /** Hash of the token in the mailed link; null for requests by an account. */
    tokenHash: text('token_hash'),
    tokenExpiresAt: timestamptz('token_expires_at'),
    receivedAt: timestamptz('received_at'),
    /** The last second of the last day. */
    dueAt: timestamptz('due_at'),
    halfRemindedAt: timestamptz('half_reminded_at'),
    lateRemindedAt: timestamptz('late_reminded_at'),
    answer: text('answer'),
    answeredAt: timestamptz('answered_at'),
    answeredBy: integer('answered_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('rights_requests_token').on(t.tokenHash),
    index('rights_requests_open')
      .on(t.dueAt)
      .where(sql`${t.receivedAt} is not null and ${t.answeredAt} is null`),
    index('rights_requests_answered').on(t.answeredAt),
    index('rights_requests_user').on(t.userId),
    index('rights_requests_answerer').on(t.answeredBy),
    check('rights_requests_right', sql`${t.right} in ${anyOf(DATA_RIGHTS)}`),
    check('rights_requests_link', sql`(${t.tokenHash} is null) = (${t.tokenExpiresAt} is null)`),
    check('rights_requests_due', sql`(${t.receivedAt} is null) = (${t.dueAt} is null)`),
    check('rights_requests_answer', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    check('rights_requests_answered', sql`${t.answeredAt} is null or ${t.receivedAt} is not null`),
    check('rights_requests_body', sql`char_length(${t.body}) <= 4000`),
    check('rights_requests_answer_text', sql`char_length(${t.answer}) <= 8000`),
  ],
)

/**
 * What was still open about an account, or about a comment, when it was deleted, one row per reported pet, conversation, message
 * or comment, and one for a suspension. Goes with the decision of staff, or at `keepUntil`.
 */
export const keptCases = pgTable(
  'kept_cases',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind', { enum: KEPT_CASE_KINDS }).notNull(),
    /** Id of the account, which is deleted but where a comment alone was, and which may have several cases. */
    accountId: integer('account_id').notNull(),
    /** Keyed hashes: whoever comes back is recognised, and neither can be read. Empty where, or while, the case keeps nobody out. */
    emailHash: text('email_hash').notNull(),
    phoneHash: text('phone_hash'),
    /** What was reported, or why the account was suspended. */
    said: text('said'),
    reports: jsonb('reports').$type<KeptReport[]>().notNull(),
    /** Of a comment's case the day of the account, once that is deleted, too. */
    createdAt: createdAt(),
    keepUntil: timestamptz('keep_until').notNull(),
  },
  (t) => [
    index('kept_cases_account').on(t.accountId),
    index('kept_cases_email').on(t.emailHash),
    index('kept_cases_phone').on(t.phoneHash),
    index('kept_cases_time').on(t.keepUntil),
    check('kept_cases_kind', sql`${t.kind} in ${anyOf(KEPT_CASE_KINDS)}`),
  ],
)

/** Without who reported. */
interface KeptReport {
  reason: string
  details: string | null
  createdAt: string
  /** By somebody with an account; not in older cases. */
  byAccount?: boolean
}
