import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, timestamptz } from './columns'
import { adoptionStatus, matchType, petAge, petCoat, petGender, petSize } from './enums'
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
    status: adoptionStatus('status').notNull().default('enviada'),
    message: text('message'),
    createdAt: createdAt(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (t) => [
    // Enforce one open request per pet and adopter, and one accepted request per pet.
    uniqueIndex('adoption_requests_open_unique')
      .on(t.petId, t.adopterId)
      .where(sql`${t.status} in ('enviada', 'en revisión', 'en espera', 'aceptada')`),
    uniqueIndex('adoption_requests_accepted_unique').on(t.petId).where(sql`${t.status} = 'aceptada'`),
    index('adoption_requests_adopter').on(t.adopterId),
  ],
)

export const adoptionRequestEvents = pgTable(
  'adoption_request_events',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    requestId: integer('request_id')
      .notNull()
      .references(() => adoptionRequests.id, { onDelete: 'cascade' }),
    /** Null for the system, or when the account is gone. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    status: adoptionStatus('status').notNull(),
    note: text('note'),
    createdAt: createdAt(),
  },
  (t) => [index('adoption_request_events_request').on(t.requestId, t.id)],
)
