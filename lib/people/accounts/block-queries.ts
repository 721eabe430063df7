import { type Column, type SQL, sql } from 'drizzle-orm'

/** Whether one of these accounts is blocked. @param accounts columns that hold their numbers */
export const isAnyBlocked = (...accounts: Column[]): SQL<boolean> => sql`exists (select from users account
  where account.id in (${sql.join(accounts, sql`, `)}) and account.blocked_at is not null)`

/** What somebody wrote waits with them while their account is blocked. @param author the column that names them */
export const isOfUnblocked = (author: Column): SQL<boolean> => sql`not ${isAnyBlocked(author)}`
