import { and, eq, lt, notExists, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import {
  cities,
  endedSessions,
  externalIdentities,
  foundations,
  staffReauthentications,
  users,
} from '@/db/schema'
import type { SessionAccountDto } from './dto'

interface FoundSession {
  accountId: number
  version: number
  sessionId: string
  accountCreatedAt?: Date | null
}

/** Null when ended or revoked, the account is inactive, or its number is another's now. */
export async function findSessionAccount(db: Db, session: FoundSession): Promise<SessionAccountDto | null> {
  const ended = db
    .select({ one: sql`1` })
    .from(endedSessions)
    .where(eq(endedSessions.sessionId, session.sessionId))
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      lastName: users.lastName,
      email: users.email,
      role: users.role,
      photo: users.photo,
      countryId: users.countryId,
      confirmed: sql<boolean>`${users.emailVerifiedAt} is not null`,
      foundationStatus: foundations.status,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      hasProvider: sql<boolean>`exists (select 1 from ${externalIdentities} where ${externalIdentities.userId} = ${users.id})`,
      sessionVersion: users.sessionVersion,
      createdAt: users.createdAt,
      reauthenticatedAt: staffReauthentications.reauthenticatedAt,
    })
    .from(users)
    .leftJoin(foundations, eq(foundations.userId, users.id))
    .leftJoin(
      staffReauthentications,
      and(
        eq(staffReauthentications.sessionId, session.sessionId),
        eq(staffReauthentications.userId, users.id),
      ),
    )
    .where(
      and(
        eq(users.id, session.accountId),
        eq(users.sessionVersion, session.version),
        eq(users.active, true),
        notExists(ended),
      ),
    )
  if (!row) return null
  const { createdAt, ...account } = row
  const { accountCreatedAt } = session
  return accountCreatedAt && accountCreatedAt.getTime() !== createdAt.getTime() ? null : account
}

/** The slug of the city where somebody lives; null if they never said. */
export async function findHomeSlug(db: Db, accountId: number): Promise<string | null> {
  const [row] = await db
    .select({ slug: cities.slug })
    .from(users)
    .innerJoin(cities, eq(cities.id, users.cityId))
    .where(eq(users.id, accountId))
  return row?.slug ?? null
}

export async function isStaff(db: Db, accountId: number): Promise<boolean> {
  const [row] = await db.select({ role: users.role }).from(users).where(eq(users.id, accountId))
  return row?.role === 'admin'
}

export async function endSession(db: Db, session: { sessionId: string; expiresAt: Date }): Promise<void> {
  const { sessionId, expiresAt } = session
  await db.insert(endedSessions).values({ sessionId, expiresAt }).onConflictDoNothing()
  await forgetEndedSessions(db, new Date())
}

/** Deletes notes of sessions that would be over by now. @returns how many. */
export async function forgetEndedSessions(db: Db, now: Date): Promise<number> {
  const { count } = await db.delete(endedSessions).where(lt(endedSessions.expiresAt, now))
  return count
}
