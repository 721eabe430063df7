import { and, type Column, desc, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { foundations, users } from '@/db/schema'
import type { RelatedAccountDto, Standing } from '@/lib/moderation/staff/dto'
import { mailboxOf } from '@/lib/people/accounts/email'
import { accountNameSql } from '@/lib/people/accounts/queries'
import { comparablePhone } from '@/lib/text/phone-line'

type Account = Record<'active' | 'suspendedAt' | 'blockedAt', Column>

/** Of an account. @param isApproved whether it is no foundation that waits or was rejected */
const standing = ({ active, suspendedAt, blockedAt }: Account, isApproved: SQL): SQL<Standing> =>
  sql<Standing>`case when ${active} and ${isApproved} then 'public' when ${active} then 'unapproved'
    when ${suspendedAt} is not null then 'suspended' when ${blockedAt} is not null then 'blocked' else 'closed' end`

/** Whether what an account publishes is seen, else why not. For queries that join both, foundations perhaps by a left join. */
export const publisherStanding = (account: Account = users): SQL<Standing> =>
  standing(account, sql`coalesce(${foundations.status} = 'aprobada', true)`)

/** Of an account that publishes nothing as a foundation here. */
export const personStanding = (account: Account = users): SQL<Standing> => standing(account, sql`true`)

const MOST = 10

/** Of a mailbox that `mailboxOf` wrote, and of any spelling of an e-mail: equal where the mailboxes are. */
const looseName = (mailbox: string) => mailbox.slice(0, mailbox.lastIndexOf('@')).replaceAll('.', '')
const looseNameSql = sql`replace(split_part(split_part(lower(${users.email}), '@', 1), '+', 1), '.', '')`
const phoneDigits = sql`regexp_replace(${users.phone}, '[^0-9]', '', 'g')`

/**
 * Suspended accounts with the telephone or the mailbox of another account, the last suspended first. A sign for staff and
 * no proof: nobody shows that a telephone is theirs, and elsewhere than at Gmail a tag may be part of the name.
 */
export async function listRelatedSuspended(db: Db, accountId: number): Promise<RelatedAccountDto[]> {
  const select = { email: users.email, phone: users.phone }
  const [own] = await db.select(select).from(users).where(eq(users.id, accountId))
  if (!own) return []
  const phone = own.phone === null ? null : comparablePhone(own.phone)
  const mailbox = mailboxOf(own.email)
  const rows = await db
    .select({ id: users.id, name: accountNameSql, ...select })
    .from(users)
    .leftJoin(foundations, eq(foundations.userId, users.id))
    .where(
      and(
        isNotNull(users.suspendedAt),
        ne(users.id, accountId),
        or(
          eq(looseNameSql, looseName(mailbox)),
          phone === null ? undefined : sql`right(${phoneDigits}, ${phone.length}::int) = ${phone}`,
        ),
      ),
    )
    .orderBy(desc(users.suspendedAt), desc(users.id))
  return rows
    .map(({ id, name, ...row }) => ({
      id,
      name,
      samePhone: phone !== null && row.phone !== null && comparablePhone(row.phone) === phone,
      sameMailbox: mailboxOf(row.email) === mailbox,
    }))
    .filter(({ samePhone, sameMailbox }) => samePhone || sameMailbox)
    .slice(0, MOST)
}
