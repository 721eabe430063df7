import { and, eq, isNotNull, lt, notExists, sql } from 'drizzle-orm'
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
    .where(and(isNotOver(db, session), eq(users.active, true)))
  if (!row) return null
  const { createdAt, ...account } = row
  return isOfAccount(session, createdAt) ? account : null
}

/** Whether only the block of its account keeps a session from going on: 0080. */
export async function isBlockedSession(db: Db, session: FoundSession): Promise<boolean> {
  const [row] = await db
    .select({ createdAt: users.createdAt })
    .from(users)
    .where(and(isNotOver(db, session), isNotNull(users.blockedAt)))
  return row !== undefined && isOfAccount(session, row.createdAt)
}

/** Neither ended nor revoked. */
function isNotOver(db: Db, { accountId, version, sessionId }: FoundSession) {
  const ended = db.select({ one: sql`1` }).from(endedSessions).where(eq(endedSessions.sessionId, sessionId))
  return and(eq(users.id, accountId), eq(users.sessionVersion, version), notExists(ended))
}

/** After a database recovery its number may be another's. */
const isOfAccount = ({ accountCreatedAt }: FoundSession, createdAt: Date): boolean =>
  !accountCreatedAt || accountCreatedAt.getTime() === createdAt.getTime()

/** The slug of the city where somebody lives; null if they never said. */
export async function findHomeSlug(db: Db, accountId: number): Promise<string | null> {
  const [row] = await db
    .select({ slug: cities.slug })
    .from(users)
    .innerJoin(cities, eq(cities.id, users.cityId))
    .where(eq(users.id, accountId))
  return row?.slug ?? null
}

/** By the stored role, not by that of a session. */
export async function isStaff(db: Db, accountId: number): Promise<boolean> {
  const [row] = await db.select({ role: users.role }).from(users).where(eq(users.id, accountId))
  return row?.role === 'admin'
}

/** Revokes one session: its id is refused until it would have expired. Idempotent. */
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
