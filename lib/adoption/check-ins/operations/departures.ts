import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionCheckIns, adoptionRequests } from '@/db/schema'
import { isOfSide } from '@/lib/adoption/condition-queries'
import { withdrawCheckInMails } from '@/lib/adoption/requests/operations/check-in-mails'

/** Withdraws the questions about the adoptions of an account, by it or of its pets, and what tells of the answers. */
export const withdrawCheckInMailsOf = (tx: Db, accountId: number): Promise<void> =>
  withdrawCheckInMails(tx, isOfSide(accountId))

/** Withdraws the questions that an account would be asked. */
export const withdrawOwnCheckInMails = (tx: Db, adopterId: number): Promise<void> =>
  withdrawCheckInMails(tx, and(eq(adoptionRequests.adopterId, adopterId), isNull(adoptionCheckIns.answer)))
