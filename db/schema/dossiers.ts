import { sql } from 'drizzle-orm'
import { check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { HOMES, HOURS_ALONE, OTHER_PETS, type OtherPet, TENURES } from '@/lib/text/vocabulary'
import { anyOf, createdAt, timestamptz } from './columns'
import { users } from './users'

export const dossiers = pgTable(
  'dossiers',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
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
