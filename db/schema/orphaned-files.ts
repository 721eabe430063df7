import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns'

/** Noted before a private file is written, and in the transaction that removes its owner. Swept. */
export const orphanedFiles = pgTable(
  'orphaned_files',
  {
    name: text('name').primaryKey(),
    createdAt: createdAt(),
  },
  (t) => [index('orphaned_files_time').on(t.createdAt)],
)
