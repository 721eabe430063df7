import { pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from './columns'

/** When each periodic task last succeeded, in whichever process ran it. */
export const taskRuns = pgTable('task_runs', {
  task: text('task').primaryKey(),
  succeededAt: timestamptz('succeeded_at').notNull(),
})
