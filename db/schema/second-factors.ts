import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, timestamptz } from './columns'
import { users } from './users'

/** Authenticator apps of staff: time-based one-time passwords (RFC 6238). */
export const secondFactors = pgTable(
  'second_factors',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Encrypted with a key derived from AUTH_SECRET. */
    sealedSecret: text('sealed_secret').notNull(),
    /** When a first code proved that the app has the secret; null in rows of an earlier release, without an app. */
    confirmedAt: timestamptz('confirmed_at'),
    /** Time step of the newest accepted code: none at or before it counts again. */
    lastStep: integer('last_step').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [check('second_factors_last_step', sql`${t.lastStep} >= 0`)],
)

/** Single-use codes in place of the app's; a used one is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** SHA-256; the code itself was shown once. */
    codeHash: text('code_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
)
