import { and, desc, eq, gt } from 'drizzle-orm'
import type { Db } from '@/db/client'
import {
  adoptionRequests,
  cities,
  countries,
  donations,
  foundationDocuments,
  foundations,
  pets,
  users,
} from '@/db/schema'
import { findMatch } from '@/lib/people/matches/queries'
import type { Role } from '@/lib/text/vocabulary'
import type { AccountRecordDto, ProfileDto } from './dto'

const PROFILE = {
  name: users.name,
  lastName: users.lastName,
  email: users.email,
  phone: users.phone,
  address: users.address,
  countryId: users.countryId,
  country: countries.name,
  cityId: users.cityId,
  city: cities.name,
}

export async function findProfile(db: Db, id: number): Promise<ProfileDto | null> {
  const [row] = await db
    .select({ ...PROFILE, photo: users.photo })
    .from(users)
    .leftJoin(countries, eq(countries.id, users.countryId))
    .leftJoin(cities, eq(cities.id, users.cityId))
    .where(eq(users.id, id))
  return row ?? null
}

/** An account's record, for its owner and staff only. */
export async function findAccountRecord(db: Db, id: number): Promise<AccountRecordDto | null> {
  const [row] = await db
    .select({
      ...PROFILE,
      id: users.id,
      role: users.role,
      active: users.active,
      foundationStatus: foundations.status,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(users)
    .leftJoin(countries, eq(countries.id, users.countryId))
    .leftJoin(cities, eq(cities.id, users.cityId))
    .leftJoin(foundations, eq(foundations.userId, users.id))
    .where(eq(users.id, id))
  if (!row) return null
  const { emailVerifiedAt, ...account } = row
  return {
    ...account,
    confirmed: emailVerifiedAt !== null,
    hasDocument:
      account.role === 'fundation'
        ? (await db.$count(foundationDocuments, eq(foundationDocuments.foundationId, id))) > 0
        : null,
    donationCount: await countPaidDonations(db, id, account.role),
    match: await findMatch(db, id),
    pets: await db
      .select({ id: pets.id, name: pets.name, status: pets.status })
      .from(pets)
      .where(eq(pets.ownerId, id))
      .orderBy(desc(pets.publishedAt), desc(pets.id)),
    requests: await listRequests(db, id),
  }
}

/** Of a foundation those that it received, of others those that they made. */
function countPaidDonations(db: Db, id: number, role: Role): Promise<number> {
  const side = role === 'fundation' ? donations.foundationId : donations.donorId
  return db.$count(donations, and(eq(side, id), gt(donations.paidMinor, 0)))
}

async function listRequests(db: Db, adopterId: number): Promise<AccountRecordDto['requests']> {
  const rows = await db
    .select({
      id: adoptionRequests.id,
      petId: adoptionRequests.petId,
      status: adoptionRequests.status,
      createdAt: adoptionRequests.createdAt,
    })
    .from(adoptionRequests)
    .where(eq(adoptionRequests.adopterId, adopterId))
    .orderBy(desc(adoptionRequests.id))
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
