import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, timestamptz } from './columns'
import { users } from './users'

/** Browsers that show notices of an account. Whoever knows an endpoint and its keys can write to the screen of that device. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    /** SHA-256. */
    endpointHash: text('endpoint_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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
