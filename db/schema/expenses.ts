import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, timestamptz } from './columns'
import { currencyCode } from './enums'
import { foundations } from './foundations'
import { storedPhotos } from './pets'

/** What was paid with what people gave; public. */
export const expenses = pgTable(
  'expenses',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    foundationId: belongsTo('foundation_id', () => foundations.userId),
    title: text('title').notNull(),
    story: text('story'),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: currencyCode('currency').notNull(),
    spentOn: date('spent_on', { mode: 'string' }).notNull(),
    createdAt: createdAt(),
    /** Hidden by staff: it does not count, and its pictures are gone. */
    hiddenAt: timestamptz('hidden_at'),
  },
  (t) => [
    index('expenses_foundation').on(t.foundationId, t.spentOn),
    check('expenses_title', sql`char_length(${t.title}) between 1 and 80`),
    check('expenses_story', sql`char_length(${t.story}) between 1 and 500`),
    check('expenses_amount', sql`${t.amountMinor} > 0`),
  ],
)

/** Invoices, covered in the browser before they were sent. */
export const expensePhotos = pgTable(
  'expense_photos',
  {
    expenseId: belongsTo('expense_id', () => expenses.id),
    position: smallint('position').notNull(),
    hash: text('hash')
      .notNull()
      .references(() => storedPhotos.hash),
  },
  (t) => [
    primaryKey({ columns: [t.expenseId, t.position] }),
    index('expense_photos_hash').on(t.hash),
    check('expense_photos_position', sql`${t.position} between 0 and 3`),
  ],
)
