import { type Column, type SQL, sql } from 'drizzle-orm'

/** What somebody wrote waits with them while their account is blocked. @param author the column that names them */
export const isOfUnblocked = (author: Column): SQL<boolean> => sql`not exists (
  select from users author where author.id = ${author} and author.blocked_at is not null)`
