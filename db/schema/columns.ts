import { timestamp } from 'drizzle-orm/pg-core'

/** A moment in time, always with its zone, read as a `Date`. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** When the row was written; the database's clock. */
export const createdAt = () => timestamptz('created_at').notNull().defaultNow()
