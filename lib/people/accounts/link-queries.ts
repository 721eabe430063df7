import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { emailTokens, users } from '@/db/schema'
import { hashToken } from '@/lib/platform/secrets'
import type { TokenPurpose } from '@/lib/text/vocabulary'

/** Adds a link; older ones of the same purpose stop working. */
export async function insertToken(
  db: Db,
  token: { tokenHash: string; userId: number; purpose: TokenPurpose; expiresAt: Date },
): Promise<void> {
  await db.delete(emailTokens).where(isOf(token.userId, token.purpose))
  await db.insert(emailTokens).values(token)
}

const isOf = (userId: number, purpose: TokenPurpose) =>
  and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, purpose))

/** Whether an account has an unused link that is valid beyond a moment. */
export async function hasLinkBeyond(
  db: Db,
  userId: number,
  purpose: TokenPurpose,
  moment: Date,
): Promise<boolean> {
  const isValid = and(isNull(emailTokens.usedAt), gt(emailTokens.expiresAt, moment))
  return (await db.$count(emailTokens, and(isOf(userId, purpose), isValid))) > 0
}

export const wasMailedSince = async (
  db: Db,
  userId: number,
  purpose: TokenPurpose,
  since: Date,
): Promise<boolean> =>
  (await db.$count(emailTokens, and(isOf(userId, purpose), gt(emailTokens.createdAt, since)))) > 0

/** Matches a link that has not expired. */
export const isOpenLink = (token: string, purpose: TokenPurpose, now: Date) =>
  and(
    eq(emailTokens.tokenHash, hashToken(token)),
    eq(emailTokens.purpose, purpose),
    gt(emailTokens.expiresAt, now),
  )

/** Matches a link that has not expired and works once. */
export const isUnusedLink = (token: string, purpose: TokenPurpose, now: Date) =>
  and(isOpenLink(token, purpose, now), isNull(emailTokens.usedAt))

/** Finds a link that works once, without using it up; null when it is unknown, used or expired. */
export async function findUnusedLink(
  db: Db,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<{ userId: number } | null> {
  const [link] = await db
    .select({ userId: emailTokens.userId })
    .from(emailTokens)
    .where(isUnusedLink(token, purpose, now))
  return link ?? null
}

export interface ConfirmationLink {
  userId: number
  email: string
  name: string
  lastName: string
  passwordHash: string | null
  /** By this link or in another way. */
  confirmed: boolean
  createdAt: Date
}

/** Finds a confirmation link, which may be opened until it expires; null when it is unknown or expired. */
export async function findConfirmationLink(
  db: Db,
  token: string,
  now: Date,
): Promise<ConfirmationLink | null> {
  const [link] = await db
    .select({
      userId: users.id,
      email: users.email,
      name: users.name,
      lastName: users.lastName,
      passwordHash: users.passwordHash,
      confirmed: sql<boolean>`${users.emailVerifiedAt} is not null`,
      createdAt: users.createdAt,
    })
    .from(emailTokens)
    .innerJoin(users, eq(users.id, emailTokens.userId))
    .where(isOpenLink(token, 'confirm-email', now))
  return link ?? null
}
