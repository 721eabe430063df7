import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns'

/**
 * Private files without an owner: noted before a file is written, and in the transaction that removes its owner.
 * Swept.
 */
export const looseFiles = pgTable(
  'loose_files',
  {
    name: text('name').primaryKey(),
    createdAt: createdAt(),
  },
  (t) => [index('loose_files_time').on(t.createdAt)],
)
