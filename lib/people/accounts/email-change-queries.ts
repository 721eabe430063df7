import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { emailChanges } from '@/db/schema'
import { hashToken } from '@/lib/platform/secrets'

/** Matches a link that has not expired; it is deleted when it is used. */
export const isOpenChange = (token: string, now: Date) =>
  and(eq(emailChanges.tokenHash, hashToken(token)), gt(emailChanges.expiresAt, now))

/** The e-mail that an account asked for and has not confirmed; null without one. */
export async function findAskedChange(
  db: Db,
  userId: number,
  now: Date,
): Promise<{ email: string; createdAt: Date } | null> {
  const [row] = await db
    .select({ email: emailChanges.email, createdAt: emailChanges.createdAt })
    .from(emailChanges)
    .where(
      and(eq(emailChanges.userId, userId), eq(emailChanges.undoes, false), gt(emailChanges.expiresAt, now)),
    )
  return row ?? null
}

/** What a mailed link would do; null when it is unknown, used or expired. */
export async function findEmailChange(
  db: Db,
  token: string,
  kind: 'change' | 'undo',
  now: Date,
): Promise<{ userId: number; email: string } | null> {
  const [row] = await db
    .select({ userId: emailChanges.userId, email: emailChanges.email })
    .from(emailChanges)
    .where(and(isOpenChange(token, now), eq(emailChanges.undoes, kind === 'undo')))
  return row ?? null
}

/** For the account's own copy of its data. @returns what it asked for and has not confirmed, and what it may have back. */
export const listEmailChanges = (db: Db, userId: number) =>
  db
    .select({
      email: emailChanges.email,
      undoes: emailChanges.undoes,
      createdAt: emailChanges.createdAt,
      expiresAt: emailChanges.expiresAt,
    })
    .from(emailChanges)
    .where(eq(emailChanges.userId, userId))

/** Whether another account had that e-mail until a few days ago and may have it back. @param own is not another */
export async function isEmailReserved(db: Db, email: string, now: Date, own = 0): Promise<boolean> {
  const [row] = await db
    .select({ userId: emailChanges.userId })
    .from(emailChanges)
    .where(
      and(
        eq(sql`lower(${emailChanges.email})`, email.toLowerCase()),
        eq(emailChanges.undoes, true),
        gt(emailChanges.expiresAt, now),
        ne(emailChanges.userId, own),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Of an account whose e-mail changed a few days ago, and may be changed back. */
export const EMAIL_RESERVED =
  'Ese correo era de otra cuenta hasta hace poco. Usa otro, o espera a que pasen 7 días del cambio.'
