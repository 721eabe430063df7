import { type Column, type SQL, sql } from 'drizzle-orm'
import { foundations, users } from '@/db/schema'
import type { Standing } from './dto'

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
