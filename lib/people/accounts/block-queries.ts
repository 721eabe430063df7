import { type Column, type SQL, sql } from 'drizzle-orm'
import { users } from '@/db/schema'

/** Whether one of these accounts is blocked. @param accounts columns that hold their numbers */
export const isAnyBlocked = (...accounts: Column[]): SQL<boolean> => sql`exists (select from users account
  where account.id in (${sql.join(accounts, sql`, `)}) and account.blocked_at is not null)`

/** Will be as before, so that mails to it wait: of a suspended one nobody knows. */
export const isOnlyBlocked = sql<boolean>`(${users.blockedAt} is not null and ${users.suspendedAt} is null)`

/** What somebody wrote waits with them while their account is blocked. @param author the column that names them */
export const isOfUnblocked = (author: Column): SQL<boolean> => sql`not ${isAnyBlocked(author)}`
