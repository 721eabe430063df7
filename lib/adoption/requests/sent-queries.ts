import { and, desc, eq, lte, not, or, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionRequests } from '@/db/schema'
import { isOpenSql } from '@/lib/adoption/condition-queries'
import { type Page, pageOf, windowOf } from '@/lib/text/pagination'
import type { OpenAdoptionStatus } from '@/lib/text/vocabulary'
import type { RequestCountsDto, SentRequestDto } from './dto'
import { findMessageFacts } from './message-fact-queries'
import {
  contactFor,
  findRequestedPets,
  listTimelines,
  publisherDto,
  requestDto,
  selectRequests,
  tellsOf,
} from './row-queries'

const PER_PAGE = 50

/** All that an adopter sent, and those that are not over. */
export async function countSent(db: Db, adopterId: number): Promise<RequestCountsDto['sent']> {
  const [sent] = await db
    .select({
      total: sql<number>`count(*)::int`,
      open: sql<number>`count(*) filter (where ${isOpenSql})::int`,
    })
    .from(adoptionRequests)
    .where(eq(adoptionRequests.adopterId, adopterId))
  return sent ?? { total: 0, open: 0 }
}

/** Those that are no news any more, on all pages. @param since answers after it are */
export const countPastSent = (db: Db, adopterId: number, since: Date): Promise<number> =>
  db.$count(
    adoptionRequests,
    and(
      eq(adoptionRequests.adopterId, adopterId),
      not(isOpenSql),
      or(eq(adoptionRequests.status, 'retirada'), lte(adoptionRequests.updatedAt, since)),
    ),
  )

export const listOpenRequests = (db: Db, adopterId: number) =>
  db
    .select({
      id: adoptionRequests.id,
      petId: adoptionRequests.petId,
      status: sql<OpenAdoptionStatus>`${adoptionRequests.status}`,
    })
    .from(adoptionRequests)
    .where(and(eq(adoptionRequests.adopterId, adopterId), isOpenSql))

/** Adoptions that stand: after a return a request is none any more. */
export const listAdoptions = (db: Db, adopterId: number) =>
  db
    .select({ id: adoptionRequests.id, petId: adoptionRequests.petId })
    .from(adoptionRequests)
    .where(and(eq(adoptionRequests.adopterId, adopterId), eq(adoptionRequests.status, 'concluida')))

/** A page of the requests that an adopter has sent, open ones first, then the newest. */
export async function listSentRequests(
  db: Db,
  adopterId: number,
  { page }: { page: number },
): Promise<Page<SentRequestDto>> {
  const { limit, offset } = windowOf(page, PER_PAGE)
  const rows = await selectRequests(db)
    .where(eq(adoptionRequests.adopterId, adopterId))
    .orderBy(sql`${adoptionRequests.status} = 'aceptada' desc`, desc(isOpenSql), desc(adoptionRequests.id))
    .limit(limit)
    .offset(offset)
  const { rows: shown, ...rest } = pageOf(rows, page, PER_PAGE)
  const ids = shown.map(({ request }) => request.id)
  const [cards, timelines, messages] = await Promise.all([
    findRequestedPets(db, shown, 'adopter'),
    listTimelines(db, shown),
    findMessageFacts(db, ids, 'adopter'),
  ])
  const sent = shown.flatMap((row) => {
    const pet = cards.get(row.pet.id)
    if (!pet) return []
    const timeline = timelines.get(row.request.id) ?? []
    const { match } = tellsOf(row, 'adopter')
    const contact = contactFor('adopter', row)
    return [{ ...requestDto(row, messages), ...publisherDto(row), pet, match, timeline, contact }]
  })
  return { ...rest, rows: sent }
}
