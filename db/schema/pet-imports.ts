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
import type {
  ImportOutcome,
  ImportStatus,
  ImportVerdict,
  PhotoProblem,
  RowProblem,
} from '@/lib/text/vocabulary'
import { createdAt, timestamptz } from './columns'
import { pets } from './pets'
import { users } from './users'

/** Imports are checked first, then worked off row by row. Pruned after 30 days. */
export const petImports = pgTable(
  'pet_imports',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    header: jsonb('header').$type<string[]>().notNull(),
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
    importId: integer('import_id')
      .notNull()
      .references(() => petImports.id, { onDelete: 'cascade' }),
    /** The row as spreadsheets count: the header is row 1. */
    row: smallint('row').notNull(),
    cells: jsonb('cells').$type<string[]>().notNull(),
    code: text('code').notNull(),
    verdict: text('verdict').$type<ImportVerdict>().notNull(),
    problems: jsonb('problems').$type<RowProblem[]>().notNull().default([]),
    /** `ImportedPet`; null in faulty rows. */
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
    check('pet_import_rows_verdict', sql`${t.verdict} in ('new', 'update', 'unchanged', 'kept', 'faulty')`),
    check('pet_import_rows_faulty', sql`(${t.verdict} = 'faulty') = (${t.pet} is null)`),
    check(
      'pet_import_rows_outcome',
      sql`${t.outcome} in ('created', 'updated', 'unchanged', 'kept', 'failed')`,
    ),
  ],
)

/** The same bytes from the same address are not taken again. */
export const petPhotoSources = pgTable(
  'pet_photo_sources',
  {
    petId: integer('pet_id')
      .notNull()
      .references(() => pets.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    digest: text('digest').notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.petId, t.url] })],
)
