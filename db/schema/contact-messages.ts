import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { CONTACT_KINDS, CONTACT_STATUSES, type CountryId } from '@/lib/text/vocabulary'
import { countries } from './catalog'
import { anyOf, createdAt, timestamptz } from './columns'
import { users } from './users'

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
