import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { CONSENT_PURPOSES, CONSENT_WAYS } from '@/lib/text/vocabulary'
import { anyOf, timestamptz } from './columns'
import { users } from './users'

/** Rows are appended, and the newest of a purpose counts; all that changes in one is that it is withdrawn. */
export const consents = pgTable(
  'consents',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: CONSENT_PURPOSES }).notNull(),
    /** Version of the text that was agreed to. */
    version: smallint('version').notNull(),
    /** Null for an objection to what needs no consent. */
    givenAt: timestamptz('given_at'),
    how: text('how', { enum: CONSENT_WAYS }),
    withdrawnAt: timestamptz('withdrawn_at'),
    withdrawnHow: text('withdrawn_how', { enum: CONSENT_WAYS }),
  },
  (t) => [
    index('consents_newest').on(t.userId, t.purpose, t.id),
    check('consents_purpose', sql`${t.purpose} in ${anyOf(CONSENT_PURPOSES)}`),
    check('consents_given', sql`(${t.givenAt} is null) = (${t.how} is null)`),
    check('consents_withdrawn', sql`(${t.withdrawnAt} is null) = (${t.withdrawnHow} is null)`),
    check('consents_said', sql`${t.givenAt} is not null or ${t.withdrawnAt} is not null`),
    check(
      'consents_how',
      sql`(${t.how} is null or ${t.how} in ${anyOf(CONSENT_WAYS)})
        and (${t.withdrawnHow} is null or ${t.withdrawnHow} in ${anyOf(CONSENT_WAYS)})`,
    ),
  ],
)
