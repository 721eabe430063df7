import { sql } from 'drizzle-orm'
import { donations } from '@/db/schema'

/** The moment of the payment, for months as for single ones; of what was not paid, when its page was asked for. */
export const donatedAt = sql<Date>`coalesce(${donations.paidAt}, ${donations.createdAt})`.mapWith(
  donations.createdAt,
)
