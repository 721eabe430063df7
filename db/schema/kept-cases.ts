import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { KEPT_CASE_KINDS } from '@/lib/text/vocabulary'
import { anyOf, createdAt, timestamptz } from './columns'

/**
 * What was still open about an account when it was deleted, one row per reported pet, conversation, message or comment,
 * and one for a suspension. Goes with the decision of staff, or at `keepUntil`.
 */
export const keptCases = pgTable(
  'kept_cases',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind', { enum: KEPT_CASE_KINDS }).notNull(),
    /** Id of the deleted account, which may have several cases. */
    accountId: integer('account_id').notNull(),
    /** Keyed hashes: whoever comes back is recognised, and neither can be read. Empty where the case keeps nobody out. */
    emailHash: text('email_hash').notNull(),
    phoneHash: text('phone_hash'),
    /** What was reported, or why the account was suspended. */
    said: text('said'),
    reports: jsonb('reports').$type<KeptReport[]>().notNull(),
    createdAt: createdAt(),
    keepUntil: timestamptz('keep_until').notNull(),
  },
  (t) => [
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
}
