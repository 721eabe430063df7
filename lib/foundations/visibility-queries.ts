import { sql } from 'drizzle-orm'
import { foundations, users } from '@/db/schema'

/** Has a page and takes donations: approved, of an active account. For queries that join both. */
export const isPublicFoundation = sql<boolean>`(${foundations.status} = 'aprobada' and ${users.active})`
