import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { WeekHours } from '@/lib/text/vocabulary'
import { belongsTo, createdAt, timestamptz } from './columns'
import { foundationStatus } from './enums'
import { users } from './users'

/** Same id as its account; its contacts are public. */
export const foundations = pgTable(
  'foundations',
  {
    userId: belongsTo('user_id', () => users.id).primaryKey(),
    name: text('name').notNull(),
    mission: text('mission'),
    status: foundationStatus('status').notNull().default('pendiente'),
    decidedAt: timestamptz('decided_at'),
    /** Null for deleted accounts. */
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decisionReason: text('decision_reason'),
    /** A new name of an approved foundation, until staff decide. */
    proposedName: text('proposed_name'),
    proposedAt: timestamptz('proposed_at'),
    postcode: text('postcode'),
    state: text('state'),
    hours: jsonb('hours').$type<WeekHours>(),
    /** https alone. */
    website: text('website'),
    /** Handles, not URLs. */
    instagram: text('instagram'),
    facebook: text('facebook'),
    tiktok: text('tiktok'),
    /** One step per line. */
    adoptionPolicy: text('adoption_policy'),
    adoptionUrl: text('adoption_url'),
    /** When its first e-mail was confirmed, kept once the account gets another; null: as `emailVerifiedAt` of the account. */
    emailConfirmedAt: timestamptz('email_confirmed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('foundations_status').on(t.status),
    index('foundations_proposed').on(t.proposedAt).where(sql`${t.proposedAt} is not null`),
    check('foundations_proposal', sql`(${t.proposedName} is null) = (${t.proposedAt} is null)`),
    check('foundations_hours', sql`${t.hours} is null or jsonb_array_length(${t.hours}) = 7`),
    check(
      'foundations_https',
      sql`coalesce(${t.website}, 'https://') like 'https://%' and coalesce(${t.adoptionUrl}, 'https://') like 'https://%'`,
    ),
    check('foundations_decision', sql`(${t.status} = 'pendiente') = (${t.decidedAt} is null)`),
  ],
)

/** The current one has no `retiredAt`; earlier ones stay taken, so that printed links keep working. */
export const foundationSlugs = pgTable(
  'foundation_slugs',
  {
    slug: text('slug').primaryKey(),
    foundationId: belongsTo('foundation_id', () => foundations.userId),
    retiredAt: timestamptz('retired_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('foundation_slugs_current').on(t.foundationId).where(sql`${t.retiredAt} is null`),
    index('foundation_slugs_foundation').on(t.foundationId),
    check(
      'foundation_slugs_slug',
      sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(${t.slug}) between 3 and 40`,
    ),
  ],
)

export const foundationDocuments = pgTable(
  'foundation_documents',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    foundationId: belongsTo('foundation_id', () => foundations.userId),
    /** The name of a file in the private store. */
    file: text('file').notNull(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('foundation_documents_foundation').on(t.foundationId),
    check('foundation_documents_size', sql`${t.bytes} between 1 and 10485760`),
  ],
)

export const reviews = pgTable(
  'reviews',
  {
    /** The number in URLs, reports and the audit log. */
    id: integer('id').generatedByDefaultAsIdentity(),
    foundationId: belongsTo('foundation_id', () => foundations.userId),
    userId: belongsTo('user_id', () => users.id),
    points: smallint('points').notNull(),
    comment: text('comment').notNull(),
    createdAt: createdAt(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
    reply: text('reply'),
    repliedAt: timestamptz('replied_at'),
    /** Hidden by staff: it does not count in the average. */
    hiddenAt: timestamptz('hidden_at'),
  },
  (t) => [
    primaryKey({ columns: [t.foundationId, t.userId] }),
    unique('reviews_id').on(t.id),
    check('reviews_points', sql`${t.points} between 1 and 5`),
    check('reviews_comment', sql`char_length(${t.comment}) between 1 and 500`),
    check('reviews_reply', sql`char_length(${t.reply}) between 1 and 500`),
    check('reviews_replied', sql`(${t.reply} is null) = (${t.repliedAt} is null)`),
    check('reviews_not_own', sql`${t.foundationId} <> ${t.userId}`),
  ],
)
