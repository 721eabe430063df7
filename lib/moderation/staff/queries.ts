import { sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import { readPage } from '@/lib/platform/page-queries'
import type { Page } from '@/lib/text/pagination'
import { findWaitingConversations, selectWaitingConversations } from './conversations/queries'
import type { PendingWorkDto, StaffQueueItemDto } from './dto'
import { countPendingFoundations } from './foundations/queries'
import { findWaitingKept, selectWaitingKept } from './kept-cases/queries'
import { countFailedMails } from './mails/queries'
import { countWaitingMoney } from './money/queries'
import { findWaitingPets, selectWaitingPets } from './pets/queries'
import { findWaitingReviews, selectWaitingReviews } from './reviews/queries'

const PER_PAGE = 20

/** The subjects that wait for staff, of every kind: each kind selects its own, and finds what its rows show. */
const selectWaiting = (db: Db) =>
  unionAll(
    selectWaitingPets(db),
    selectWaitingConversations(db),
    selectWaitingReviews(db),
    selectWaitingKept(db),
  )

/** Cases in the staff queue, of all kinds. */
export const countWaiting = (db: Db): Promise<number> => db.$count(selectWaiting(db).as('waiting'))

/** Held pets first, then the longest waiting. */
export async function listWaiting(db: Db, page: number): Promise<Page<StaffQueueItemDto>> {
  const query = selectWaiting(db).orderBy(sql`held desc, since asc, kind, id`)
  const { rows: shown, ...rest } = await readPage(query, { page, perPage: PER_PAGE }, (row) => row)
  const idsOf = (wanted: StaffQueueItemDto['kind']) =>
    shown.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  const [pet, conversation, review, kept] = await Promise.all([
    findWaitingPets(db, idsOf('pet')),
    findWaitingConversations(db, idsOf('conversation')),
    findWaitingReviews(db, idsOf('review')),
    findWaitingKept(db, idsOf('kept')),
  ])
  const found = { pet, conversation, review, kept }
  return { ...rest, rows: shown.flatMap(({ kind, id }) => found[kind].get(id) ?? []) }
}

/** The figures of the staff desk's menu. */
export async function countPendingWork(db: Db): Promise<PendingWorkDto> {
  const [pending, waiting, failedMails, money] = await Promise.all([
    countPendingFoundations(db),
    countWaiting(db),
    countFailedMails(db),
    countWaitingMoney(db),
  ])
  return { pending, waiting, failedMails, money }
}
