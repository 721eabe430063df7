import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns'

/**
 * Files of the private store that have no owner yet, or none any more: what names a file is written before the file is,
 * and again in the transaction that takes its owner away. The sweep removes them.
 */
export const looseFiles = pgTable(
  'loose_files',
  {
    name: text('name').primaryKey(),
    createdAt: createdAt(),
  },
  (t) => [index('loose_files_time').on(t.createdAt)],
)
