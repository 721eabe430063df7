import { and, type Column, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { donations, foundations, pets, users } from '@/db/schema'
import { isPublicFoundation } from '@/lib/foundations/visibility-queries'
import { fullNameSql } from '@/lib/people/accounts/queries'
import { readPage } from '@/lib/platform/page-queries'
import { shownHash } from '@/lib/platform/secrets'
import type { Page } from '@/lib/text/pagination'
import { TIME_ZONES, USUAL_COUNTRY } from '@/lib/text/time-zones'
import { disputedMinor, donatedAt, petHadHome, shownFoundationName, shownPetName } from './column-queries'
import type { DonationMadeDto, DonationOptionsDto, DonationReceivedDto, OwnDonationDto } from './dto'
import { type DonationFilters, NO_FILTERS } from './params'

const PER_PAGE = 50

const columns = {
  id: donations.id,
  amountMinor: donations.amountMinor,
  currency: donations.currency,
  status: donations.status,
  donatedAt,
}

/** None that had a home when it was paid: then it went to the foundation. */
const orFoundation = (petName: SQL | Column) =>
  sql<string | null>`case when not ${petHadHome} then ${petName} end`

const listedColumns = {
  ...columns,
  refundedMinor: donations.refundedMinor,
  disputedMinor,
  petName: orFoundation(pets.name),
  isMonthly: sql<boolean>`${donations.monthlyGiftId} is not null`,
}

const isPaid = sql<boolean>`${donations.paidMinor} > 0`

/** By which a foundation sees the donor. */
const seenColumns = {
  donorId: donations.donorId,
  foundationId: donations.foundationId,
  named: donations.named,
  isPaid,
}

const latestFirst = [desc(donatedAt), desc(donations.id)]

const withIsoTime = <Row extends { donatedAt: Date }>(row: Row) => ({
  ...row,
  donatedAt: row.donatedAt.toISOString(),
})

const listedDto = <Row extends { donatedAt: Date; refundedMinor: number; disputedMinor: number }>(row: Row) =>
  withIsoTime({ ...row, refundedMinor: row.refundedMinor - row.disputedMinor })

interface TableReader {
  id: number
  countryId: string | null
}

const yearOf = ({ countryId }: TableReader): SQL<number> => {
  const zones: Readonly<Record<string, string | undefined>> = TIME_ZONES
  const zone = zones[countryId ?? ''] ?? TIME_ZONES[USUAL_COUNTRY]
  return sql<number>`extract(year from ${donatedAt} at time zone ${sql.raw(`'${zone}'`)})::int`
}

const matching = (reader: TableReader, { year, status, foundationId, petId }: DonationFilters) => [
  year === null ? undefined : eq(yearOf(reader), year),
  status === null ? undefined : eq(donations.status, status),
  foundationId === null ? undefined : eq(donations.foundationId, foundationId),
  petId === null ? undefined : eq(donations.petId, petId),
]

export const madeBy = (reader: TableReader, filters: DonationFilters = NO_FILTERS) =>
  and(eq(donations.donorId, reader.id), ...matching(reader, filters))

export const receivedBy = (reader: TableReader, filters: DonationFilters = NO_FILTERS) =>
  and(eq(donations.foundationId, reader.id), ...matching(reader, filters))

const ofAccount = (accountId: number) =>
  or(eq(donations.donorId, accountId), eq(donations.foundationId, accountId))

export const countOwnDonations = (db: Db, accountId: number): Promise<number> =>
  db.$count(donations, ofAccount(accountId))

export async function listOwnDonations(db: Db, accountId: number, limit: number): Promise<OwnDonationDto[]> {
  const rows = await db
    .select({
      ...columns,
      ...seenColumns,
    })
    .from(donations)
    .where(ofAccount(accountId))
    .orderBy(...latestFirst)
    .limit(limit)
  return rows.map(({ named, isPaid, ...row }) => {
    const { donorId } = row
    const isMade = donorId === accountId || donorId === null
    return withIsoTime({ ...row, donorId: isMade ? donorId : seenNumber({ ...row, donorId, named, isPaid }) })
  })
}

const selectMade = (db: Db, reader: TableReader, filters: DonationFilters) =>
  db
    .select({
      ...listedColumns,
      petName: orFoundation(shownPetName),
      foundation: { id: foundations.userId, name: shownFoundationName, public: isPublicFoundation },
    })
    .from(donations)
    .innerJoin(foundations, eq(foundations.userId, donations.foundationId))
    .innerJoin(users, eq(users.id, foundations.userId))
    .leftJoin(pets, eq(pets.id, donations.petId))
    .where(madeBy(reader, filters))
    .orderBy(...latestFirst)

export const listDonationsMade = (
  db: Db,
  reader: TableReader,
  page: number,
  filters: DonationFilters = NO_FILTERS,
): Promise<Page<DonationMadeDto>> =>
  readPage(selectMade(db, reader, filters), { page, perPage: PER_PAGE }, listedDto)

/** For the file: however many there are. */
export async function listAllDonationsMade(
  db: Db,
  reader: TableReader,
  filters: DonationFilters,
): Promise<DonationMadeDto[]> {
  return (await selectMade(db, reader, filters)).map(listedDto)
}

const selectReceived = (db: Db, reader: TableReader, filters: DonationFilters) =>
  db
    .select({
      ...listedColumns,
      ...seenColumns,
      donorName: sql<
        string | null
      >`case when ${donations.named} and ${isPaid} and ${users.blockedAt} is null then ${fullNameSql(users)} end`,
    })
    .from(donations)
    .leftJoin(users, eq(users.id, donations.donorId))
    .leftJoin(pets, eq(pets.id, donations.petId))
    .where(receivedBy(reader, filters))
    .orderBy(...latestFirst)

type ReceivedRow = Awaited<ReturnType<typeof selectReceived>>[number]

const receivedDto = ({ donorId, foundationId, named, isPaid, ...row }: ReceivedRow): DonationReceivedDto =>
  listedDto({
    ...row,
    donorNumber: donorId === null ? null : seenNumber({ id: row.id, foundationId, donorId, named, isPaid }),
  })

/** Donors appear by number, and by name only if they chose so, have paid and are not blocked. */
export const listDonationsReceived = (
  db: Db,
  reader: TableReader,
  page: number,
  filters: DonationFilters = NO_FILTERS,
): Promise<Page<DonationReceivedDto>> =>
  readPage(selectReceived(db, reader, filters), { page, perPage: PER_PAGE }, receivedDto)

/** For the file: however many there are. */
export async function listAllDonationsReceived(
  db: Db,
  reader: TableReader,
  filters: DonationFilters,
): Promise<DonationReceivedDto[]> {
  return (await selectReceived(db, reader, filters)).map(receivedDto)
}

export async function listMadeOptions(db: Db, reader: TableReader): Promise<DonationOptionsDto> {
  const others = await db
    .selectDistinct({ id: foundations.userId, name: foundations.name })
    .from(donations)
    .innerJoin(foundations, eq(foundations.userId, donations.foundationId))
    .innerJoin(users, eq(users.id, foundations.userId))
    .where(and(madeBy(reader), isNull(users.blockedAt)))
    .orderBy(foundations.name)
  return { years: await listYears(db, reader, madeBy(reader)), others }
}

export async function listReceivedOptions(db: Db, reader: TableReader): Promise<DonationOptionsDto> {
  const others = await db
    .selectDistinct({ id: pets.id, name: pets.name })
    .from(donations)
    .innerJoin(pets, eq(pets.id, donations.petId))
    .where(receivedBy(reader))
    .orderBy(pets.name)
  return { years: await listYears(db, reader, receivedBy(reader)), others }
}

async function listYears(db: Db, reader: TableReader, which: SQL | undefined): Promise<number[]> {
  const year = yearOf(reader)
  const rows = await db.selectDistinct({ year }).from(donations).where(which).orderBy(desc(year))
  return rows.map((row) => row.year)
}

interface Gift {
  foundationId: number
  donorId: number
  named: boolean
}

/**
 * Ten digits that stand for a donor, of the range of accounts, not of pets (api-contract, rule 1.2). Not the account id,
 * which comments and pets show beside a name. Differs per foundation, and for gifts in the donor's own name.
 */
export const donorNumber = (gift: Gift): number => numberOf(gift, String(gift.named))

/** What was not paid in the donor's name has a number of its own: another would tell who it was. */
const seenNumber = (gift: Gift & { id: number; isPaid: boolean }): number =>
  gift.named && !gift.isPaid ? numberOf(gift, `unpaid ${gift.id}`) : donorNumber(gift)

function numberOf({ foundationId, donorId }: Gift, what: string): number {
  const hash = shownHash(`donor ${donorId} of ${foundationId} ${what}`)
  return 1_100_000_000 + (Buffer.from(hash, 'base64url').readUIntBE(0, 6) % 1_000_000_000)
}
