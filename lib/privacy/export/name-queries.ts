import { sql } from 'drizzle-orm'
import { foundations, pets } from '@/db/schema'
import { isOfUnblocked } from '@/lib/people/accounts/block-queries'
import { isBlocked } from '@/lib/pets/visibility-queries'

/** Names beside numbers of what others published, for queries that join it: null once it is gone, or while it is blocked. */

export const petNameFor = (accountId: number) =>
  sql<string | null>`case when ${pets.ownerId} = ${accountId} or not ${isBlocked} then ${pets.name} end`

export const foundationNameFor = (accountId: number) =>
  sql<
    string | null
  >`case when ${foundations.userId} = ${accountId} or ${isOfUnblocked(foundations.userId)} then ${foundations.name} end`
