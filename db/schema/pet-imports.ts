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
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  IMPORT_OUTCOMES,
  IMPORT_VERDICTS,
  type ImportOutcome,
  type ImportStatus,
  type ImportVerdict,
  type PhotoProblem,
  type RowProblem,
} from '@/lib/text/vocabulary'
import { anyOf, belongsTo, createdAt, timestamptz } from './columns'
import { pets } from './pets'
import { users } from './users'

/** Imports are checked first, then worked off row by row. Pruned after 30 days. */
export const petImports = pgTable(
  'pet_imports',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    ownerId: belongsTo('owner_id', () => users.id),
    fileName: text('file_name').notNull(),
    header: jsonb('header').$type<string[]>().notNull(),
    /** Sentences about how the file was read. */
    notes: jsonb('notes').$type<string[]>().notNull().default([]),
    /** Words of the file and what they were read as. */
    readings: jsonb('readings').$type<object[]>().notNull().default([]),
    status: text('status').$type<ImportStatus>().notNull().default('checked'),
    startedAt: timestamptz('started_at'),
    finishedAt: timestamptz('finished_at'),
    /** Until this moment the rows are one worker's. */
    leasedUntil: timestamptz('leased_until'),
    createdAt: createdAt(),
  },
  (t) => [
    index('pet_imports_owner').on(t.ownerId, t.createdAt),
    index('pet_imports_time').on(t.createdAt),
    uniqueIndex('pet_imports_one_running').on(t.ownerId).where(sql`${t.status} = 'running'`),
    index('pet_imports_running').on(t.leasedUntil).where(sql`${t.status} = 'running'`),
    check('pet_imports_status', sql`${t.status} in ('checked', 'running', 'done')`),
    check('pet_imports_started', sql`(${t.status} = 'checked') = (${t.startedAt} is null)`),
    check('pet_imports_finished', sql`(${t.status} = 'done') = (${t.finishedAt} is not null)`),
  ],
)

export const petImportRows = pgTable(
  'pet_import_rows',
  {
    importId: belongsTo('import_id', () => petImports.id),
    /** The row as spreadsheets count: the header is row 1. */
    row: smallint('row').notNull(),
    cells: jsonb('cells').$type<string[]>().notNull(),
    code: text('code').notNull(),
    verdict: text('verdict').$type<ImportVerdict>().notNull(),
    problems: jsonb('problems').$type<RowProblem[]>().notNull().default([]),
    /** `ImportedPet` or `ImportedDraft`; null in faulty rows. */
    pet: jsonb('pet').$type<object>(),
    outcome: text('outcome').$type<ImportOutcome>(),
    reason: text('reason'),
    photoProblems: jsonb('photo_problems').$type<PhotoProblem[]>().notNull().default([]),
    /** How often the row was tried: one that never ends is given up. */
    attempts: smallint('attempts').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.row] }),
    check('pet_import_rows_row', sql`${t.row} >= 2`),
    check('pet_import_rows_verdict', sql`${t.verdict} in ${anyOf(IMPORT_VERDICTS)}`),
    check('pet_import_rows_faulty', sql`(${t.verdict} = 'faulty') = (${t.pet} is null)`),
    check('pet_import_rows_outcome', sql`${t.outcome} in ${anyOf(IMPORT_OUTCOMES)}`),
  ],
)

/** What a foundation said that a word of its sheets means, for its next files too. */
export const petImportWords = pgTable(
  'pet_import_words',
  {
    ownerId: belongsTo('owner_id', () => users.id),
    /** `acceptedKey`: the column, the species, the word. */
    key: text('key').notNull(),
    value: text('value').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.ownerId, t.key] }),
    check('pet_import_words_length', sql`char_length(${t.key}) <= 200 and char_length(${t.value}) <= 100`),
  ],
)

/** Rows of files that lack a photo or a story, until their owner publishes or deletes them. Never public. */
export const petDrafts = pgTable(
  'pet_drafts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    ownerId: belongsTo('owner_id', () => users.id),
    ownCode: text('own_code'),
    name: text('name').notNull(),
    /** `DraftContent`. */
    content: jsonb('content').$type<object>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('pet_drafts_owner').on(t.ownerId, t.id),
    uniqueIndex('pet_drafts_own_code')
      .on(t.ownerId, sql`lower(${t.ownCode})`)
      .where(sql`${t.ownCode} is not null`),
    check('pet_drafts_own_code_length', sql`char_length(${t.ownCode}) between 1 and 40`),
  ],
)

/** The same bytes from the same address are not taken again. */
export const petPhotoSources = pgTable(
  'pet_photo_sources',
  {
    petId: belongsTo('pet_id', () => pets.id),
    url: text('url').notNull(),
    digest: text('digest').notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.petId, t.url] })],
)
