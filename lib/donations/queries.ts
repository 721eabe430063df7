import { desc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { donations, foundations, users } from '@/db/schema'
import { type Page, pageOf, windowOf } from '@/lib/pagination'
import type { DonationMadeDto, DonationReceivedDto, OwnDonationDto } from './dto'

const PER_PAGE = 50

const columns = {
  id: donations.id,
  amountMinor: donations.amountMinor,
  currency: donations.currency,
  status: donations.status,
  createdAt: donations.createdAt,
}

const latestFirst = [desc(donations.createdAt), desc(donations.id)]

const withIsoTime = <Row extends { createdAt: Date }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
})

export async function listOwnDonations(db: Db, accountId: number, limit: number): Promise<OwnDonationDto[]> {
  const rows = await db
    .select({ ...columns, donorId: donations.donorId, foundationId: donations.foundationId })
    .from(donations)
    .where(or(eq(donations.donorId, accountId), eq(donations.foundationId, accountId)))
    .orderBy(...latestFirst)
    .limit(limit)
  return rows.map(withIsoTime)
}

export async function listDonationsMade(
  db: Db,
  donorId: number,
  page: number,
): Promise<Page<DonationMadeDto>> {
  const { limit, offset } = windowOf(page, PER_PAGE)
  const rows = await db
    .select({
      ...columns,
      foundation: {
        id: foundations.userId,
        name: foundations.name,
        public: sql<boolean>`${foundations.status} = 'aprobada' and ${users.active}`,
      },
    })
    .from(donations)
    .innerJoin(foundations, eq(foundations.userId, donations.foundationId))
    .innerJoin(users, eq(users.id, foundations.userId))
    .where(eq(donations.donorId, donorId))
    .orderBy(...latestFirst)
    .limit(limit)
    .offset(offset)
  return pageOf(rows.map(withIsoTime), page, PER_PAGE)
}

/** Of a donor the foundation learns the account id and no more. */
export async function listDonationsReceived(
  db: Db,
  foundationId: number,
  page: number,
): Promise<Page<DonationReceivedDto>> {
  const { limit, offset } = windowOf(page, PER_PAGE)
  const rows = await db
    .select({ ...columns, donorId: donations.donorId })
    .from(donations)
    .where(eq(donations.foundationId, foundationId))
    .orderBy(...latestFirst)
    .limit(limit)
    .offset(offset)
  return pageOf(rows.map(withIsoTime), page, PER_PAGE)
}
