import { sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import { type Page, pageOf, windowOf } from '@/lib/text/pagination'
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
export async function countWaiting(db: Db): Promise<number> {
  const waiting = selectWaiting(db).as('waiting')
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(waiting)
  return row?.total ?? 0
}

/** Held pets first, then the longest waiting. */
export async function listWaiting(db: Db, page: number): Promise<Page<StaffQueueItemDto>> {
  const { limit, offset } = windowOf(page, PER_PAGE)
  const entries = await selectWaiting(db)
    .orderBy(sql`held desc, since asc, kind, id`)
    .limit(limit)
    .offset(offset)
  const { rows: shown, ...rest } = pageOf(entries, page, PER_PAGE)
  const idsOf = (wanted: StaffQueueItemDto['kind']) =>
    shown.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  const [pets, conversations, reviews, kept] = await Promise.all([
    findWaitingPets(db, idsOf('pet')),
    findWaitingConversations(db, idsOf('conversation')),
    findWaitingReviews(db, idsOf('review')),
    findWaitingKept(db, idsOf('kept')),
  ])
  const rows = shown.flatMap(({ kind, id }): StaffQueueItemDto[] => {
    if (kind === 'pet') {
      const pet = pets.get(id)
      return pet ? [{ kind, ...pet }] : []
    }
    if (kind === 'review') {
      const review = reviews.get(id)
      return review ? [{ kind, ...review }] : []
    }
    if (kind === 'kept') {
      const found = kept.get(id)
      return found ? [{ kind, ...found }] : []
    }
    const conversation = conversations.get(id)
    return conversation ? [{ kind, ...conversation }] : []
  })
  return { ...rest, rows }
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
