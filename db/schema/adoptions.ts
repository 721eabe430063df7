import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  ADOPTION_STATUSES,
  CHECK_IN_ANSWERS,
  CHECK_IN_DAYS,
  type CheckInDay,
  CLOSING_REASONS,
  type ClosingReason,
  HOMES,
  HOURS_ALONE,
  OPEN_ADOPTION_STATUSES,
  OTHER_PETS,
  type OtherPet,
  REJECTION_REASONS,
  type RejectionReason,
  TENURES,
  UNDECIDED_ADOPTION_STATUSES,
  UNSETTABLE_ANSWERS,
  type UnsettableAnswer,
} from '@/lib/text/vocabulary'
import { anyOf, belongsTo, createdAt, timestamptz } from './columns'
import { matchType, petAge, petCoat, petGender, petSize } from './enums'
import { pets } from './pets'
import { users } from './users'

export const matches = pgTable(
  'matches',
  {
    userId: belongsTo('user_id', () => users.id).primaryKey(),
    type: matchType('type').notNull(),
    hadPet: boolean('had_pet').notNull(),
    age: petAge('age').notNull(),
    gender: petGender('gender').notNull(),
    coat: petCoat('coat').notNull(),
    size: petSize('size').notNull(),
    /** Answers that say 'Me da igual'. Their columns hold a stand-in, which older releases and API clients read. */
    unset: text('unset').array().$type<UnsettableAnswer[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check(
      'matches_unset',
      sql`${t.unset} <@ array[${sql.raw(UNSETTABLE_ANSWERS.map((answer) => `'${answer}'`).join(', '))}]`,
    ),
  ],
)

/** An adopter's answers as they were when a request was sent; before answers could be left open, without `unset`. */
type MatchSnapshot = Omit<typeof matches.$inferSelect, 'userId' | 'createdAt' | 'updatedAt' | 'unset'> & {
  unset?: UnsettableAnswer[]
}

/** A dossier as it was when a request was sent. */
type DossierSnapshot = Omit<typeof dossiers.$inferSelect, 'userId' | 'consentAt' | 'createdAt' | 'updatedAt'>

export const adoptionRequests = pgTable(
  'adoption_requests',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    petId: belongsTo('pet_id', () => pets.id),
    adopterId: belongsTo('adopter_id', () => users.id),
    /** Text with a check: a value added to an enum cannot be used by an index of the same migration run. */
    status: text('status', { enum: ADOPTION_STATUSES }).notNull().default('enviada'),
    reason: text('reason').$type<RejectionReason | ClosingReason>(),
    message: text('message'),
    /** Null for adopters without an adopter profile. */
    match: jsonb('match').$type<MatchSnapshot>(),
    /** Null for adopters without a dossier, and after its retention has ended. */
    dossier: jsonb('dossier').$type<DossierSnapshot>(),
    /** When the adopter declared to be 18 or older; null for requests of API clients and older ones. */
    declaredAdultAt: timestamptz('declared_adult_at'),
    createdAt: createdAt(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
    ownerRemindedAt: timestamptz('owner_reminded_at'),
    /** Since when the adopter waits anew, after a time in which nobody could answer; null: since it was sent. */
    waitsSince: timestamptz('waits_since'),
    /** Told to the adopter after seven days without an answer. The request stays open. */
    overdueAt: timestamptz('overdue_at'),
    /** The adopter asked not to be asked any more. */
    checkInsStoppedAt: timestamptz('check_ins_stopped_at'),
  },
  (t) => [
    // Enforce one open request per pet and adopter, and one accepted request per pet.
    uniqueIndex('adoption_requests_open_unique')
      .on(t.petId, t.adopterId)
      .where(sql`${t.status} in ${anyOf(OPEN_ADOPTION_STATUSES)}`),
    uniqueIndex('adoption_requests_accepted_unique').on(t.petId).where(sql`${t.status} = 'aceptada'`),
    index('adoption_requests_pet').on(t.petId),
    index('adoption_requests_adopter').on(t.adopterId),
    // For the number of adoptions.
    index('adoption_requests_concluded').on(t.id).where(sql`${t.status} = 'concluida'`),
    // For the answer clock.
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

export const adoptionRequestEvents = pgTable(
  'adoption_request_events',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    requestId: belongsTo('request_id', () => adoptionRequests.id),
    /** Null for the system, and for deleted accounts. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    status: text('status', { enum: ADOPTION_STATUSES }).notNull(),
    note: text('note'),
    createdAt: createdAt(),
  },
  (t) => [
    index('adoption_request_events_request').on(t.requestId, t.id),
    index('adoption_request_events_actor').on(t.actorId),
    // For the check-ins: adoptions by day.
    index('adoption_request_events_concluded').on(t.createdAt).where(sql`${t.status} = 'concluida'`),
    check('adoption_request_events_status', sql`${t.status} in ${anyOf(ADOPTION_STATUSES)}`),
    check('adoption_request_events_note', sql`char_length(${t.note}) <= 1000`),
  ],
)

export const adoptionMessages = pgTable(
  'adoption_messages',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    requestId: belongsTo('request_id', () => adoptionRequests.id),
    side: text('side', { enum: ['owner', 'adopter'] }).notNull(),
    /** Null for deleted accounts. */
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    body: text('body').notNull(),
    createdAt: createdAt(),
    readAt: timestamptz('read_at'),
    hiddenAt: timestamptz('hidden_at'),
    /** The provider's number of the mail it came by, which is taken once. */
    mailId: text('mail_id'),
  },
  (t) => [
    // Lets a report refer to a message of its request alone.
    unique('adoption_messages_of_request').on(t.requestId, t.id),
    index('adoption_messages_author').on(t.authorId),
    uniqueIndex('adoption_messages_mail').on(t.mailId),
    index('adoption_messages_unread').on(t.requestId, t.side).where(sql`${t.readAt} is null`),
    check('adoption_messages_side', sql`${t.side} in ('owner', 'adopter')`),
    check('adoption_messages_body', sql`char_length(${t.body}) between 1 and 1000`),
  ],
)

/** The adopter is asked by mail, with a signed link. */
export const adoptionCheckIns = pgTable(
  'adoption_check_ins',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    requestId: belongsTo('request_id', () => adoptionRequests.id),
    /** Days after the adoption. */
    day: smallint('day').$type<CheckInDay>().notNull(),
    sentAt: timestamptz('sent_at').notNull(),
    answeredAt: timestamptz('answered_at'),
    answer: text('answer', { enum: CHECK_IN_ANSWERS }),
    note: text('note'),
    /** The name of a file in the private store. */
    photo: text('photo'),
  },
  (t) => [
    unique('adoption_check_ins_once').on(t.requestId, t.day),
    check('adoption_check_ins_day', sql`${t.day} in (${sql.raw(CHECK_IN_DAYS.join(', '))})`),
    check('adoption_check_ins_answer', sql`${t.answer} in ${anyOf(CHECK_IN_ANSWERS)}`),
    check('adoption_check_ins_answered', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    check('adoption_check_ins_note', sql`char_length(${t.note}) <= 500`),
  ],
)

export const dossiers = pgTable(
  'dossiers',
  {
    userId: belongsTo('user_id', () => users.id).primaryKey(),
    home: text('home', { enum: HOMES }).notNull(),
    tenure: text('tenure', { enum: TENURES }).notNull(),
    /** Adults of the home, the adopter included. */
    adults: smallint('adults').notNull(),
    children: smallint('children').notNull(),
    childrenAges: text('children_ages'),
    otherPets: text('other_pets').array().$type<OtherPet[]>().notNull(),
    /** Hours a day that the pet would be alone. */
    hoursAlone: text('hours_alone', { enum: HOURS_ALONE }).notNull(),
    experience: text('experience'),
    consentVersion: smallint('consent_version').notNull(),
    consentAt: timestamptz('consent_at').notNull(),
    createdAt: createdAt(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('dossiers_home', sql`${t.home} in ${anyOf(HOMES)}`),
    check('dossiers_tenure', sql`${t.tenure} in ${anyOf(TENURES)}`),
    check('dossiers_adults', sql`${t.adults} between 1 and 20`),
    check('dossiers_children', sql`${t.children} between 0 and 20`),
    check('dossiers_children_ages', sql`char_length(${t.childrenAges}) <= 60`),
    check(
      'dossiers_other_pets',
      sql`${t.otherPets} <@ array[${sql.raw(OTHER_PETS.map((pet) => `'${pet}'`).join(', '))}]`,
    ),
    check('dossiers_hours_alone', sql`${t.hoursAlone} in ${anyOf(HOURS_ALONE)}`),
    check('dossiers_experience', sql`char_length(${t.experience}) <= 500`),
  ],
)
