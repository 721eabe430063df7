import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  ADOPTION_STATUSES,
  CLOSING_REASONS,
  type ClosingReason,
  OPEN_ADOPTION_STATUSES,
  REJECTION_REASONS,
  type RejectionReason,
  UNDECIDED_ADOPTION_STATUSES,
} from '@/lib/vocabulary'
import { createdAt, timestamptz } from './columns'
import { matchType, petAge, petCoat, petGender, petSize } from './enums'
import { anyOf } from './literals'
import { pets } from './pets'
import { users } from './users'

/** Answers of the match test. */
export const matches = pgTable('matches', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  type: matchType('type').notNull(),
  hadPet: boolean('had_pet').notNull(),
  age: petAge('age').notNull(),
  gender: petGender('gender').notNull(),
  coat: petCoat('coat').notNull(),
  size: petSize('size').notNull(),
  createdAt: createdAt(),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
})

/** Answers of the match test, as they were when a request was sent. */
type MatchSnapshot = Omit<typeof matches.$inferSelect, 'userId' | 'createdAt' | 'updatedAt'>

export const adoptionRequests = pgTable(
  'adoption_requests',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    petId: integer('pet_id')
      .notNull()
      .references(() => pets.id, { onDelete: 'cascade' }),
    adopterId: integer('adopter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Text with a check: a value added to an enum cannot be used by an index of the same migration run. */
    status: text('status', { enum: ADOPTION_STATUSES }).notNull().default('enviada'),
    /** Why it was rejected or closed. */
    reason: text('reason').$type<RejectionReason | ClosingReason>(),
    message: text('message'),
    /** Null for adopters without an adopter profile. */
    match: jsonb('match').$type<MatchSnapshot>(),
    createdAt: createdAt(),
    /** The last change of status. */
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
    /** When its owner was reminded of it unopened. */
    ownerRemindedAt: timestamptz('owner_reminded_at'),
    /** When it was found without an answer for seven days, and its adopter was told. It stays open. */
    overdueAt: timestamptz('overdue_at'),
  },
  (t) => [
    // Enforce one open request per pet and adopter, and one accepted request per pet.
    uniqueIndex('adoption_requests_open_unique')
      .on(t.petId, t.adopterId)
      .where(sql`${t.status} in ${anyOf(OPEN_ADOPTION_STATUSES)}`),
    uniqueIndex('adoption_requests_accepted_unique').on(t.petId).where(sql`${t.status} = 'aceptada'`),
    index('adoption_requests_pet').on(t.petId),
    index('adoption_requests_adopter').on(t.adopterId),
    // For the answer clock: those that wait for an answer.
    index('adoption_requests_undecided')
      .on(t.createdAt)
      .where(sql`${t.status} in ${anyOf(UNDECIDED_ADOPTION_STATUSES)} and ${t.overdueAt} is null`),
    check('adoption_requests_status', sql`${t.status} in ${anyOf(ADOPTION_STATUSES)}`),
    check(
      'adoption_requests_reason',
      sql`case ${t.status} when 'rechazada' then ${t.reason} is null or ${t.reason} in ${anyOf(REJECTION_REASONS)}
        when 'cerrada' then ${t.reason} is not null and ${t.reason} in ${anyOf(CLOSING_REASONS)} else ${t.reason} is null end`,
    ),
    check('adoption_requests_message', sql`char_length(${t.message}) <= 1000`),
  ],
)

/** The timeline of a request: a row for every status it has had. */
export const adoptionRequestEvents = pgTable(
  'adoption_request_events',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    requestId: integer('request_id')
      .notNull()
      .references(() => adoptionRequests.id, { onDelete: 'cascade' }),
    /** Null for the system, or when the account is gone. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    status: text('status', { enum: ADOPTION_STATUSES }).notNull(),
    /** What the actor wrote to the other side. */
    note: text('note'),
    createdAt: createdAt(),
  },
  (t) => [
    index('adoption_request_events_request').on(t.requestId, t.id),
    index('adoption_request_events_actor').on(t.actorId),
    check('adoption_request_events_status', sql`${t.status} in ${anyOf(ADOPTION_STATUSES)}`),
    check('adoption_request_events_note', sql`char_length(${t.note}) <= 1000`),
  ],
)
