import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { emailChanges } from '@/db/schema'
import { hashToken } from '@/lib/platform/secrets'
import { EMAIL_HAS_CASE } from '@/lib/text/copy/kept-cases'
import { EMAIL_RESERVED } from '@/lib/text/copy/sign-in-errors'
import { isEmailTaken, spellingsOf } from './queries'
import { hasCaseOfEmail } from './returning-queries'

/** Matches a link that has not expired; it is deleted when it is used. */
export const isOpenChange = (token: string, now: Date) =>
  and(eq(emailChanges.tokenHash, hashToken(token)), gt(emailChanges.expiresAt, now))

/** Matches a former e-mail that its account may have back. */
export const mayBeUndone = (now: Date) => and(eq(emailChanges.undoes, true), gt(emailChanges.expiresAt, now))

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

/** The addresses that may have the account back. */
export async function listUndoEmails(db: Db, userId: number, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), mayBeUndone(now)))
  return rows.map(({ email }) => email)
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

/** Until when the former address may have the account back; null where no change can be undone. */
export async function undoableUntil(db: Db, userId: number, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ until: emailChanges.expiresAt })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), mayBeUndone(now)))
    .orderBy(desc(emailChanges.expiresAt))
    .limit(1)
  return row?.until ?? null
}

/** Whether another account had that e-mail until a few days ago and may have it back. @param own is not another */
async function isEmailReserved(db: Db, email: string, now: Date, own: number): Promise<boolean> {
  const isTheirs = and(
    inArray(sql`lower(${emailChanges.email})`, spellingsOf(email)),
    mayBeUndone(now),
    ne(emailChanges.userId, own),
  )
  return (await db.$count(emailChanges, isTheirs)) > 0
}

/** Why an account cannot have an e-mail, beside that another one has it: `isEmailTaken`. Null if it can. @param own number */
export async function whyReserved(db: Db, email: string, now: Date, own = 0): Promise<string | null> {
  if (await isEmailReserved(db, email, now, own)) return EMAIL_RESERVED
  return (await hasCaseOfEmail(db, email, now)) ? EMAIL_HAS_CASE : null
}

/** Why the account of that number cannot have an e-mail; null if it can. */
export const whyNotEmail = async (db: Db, email: string, now: Date, own: number): Promise<string | null> =>
  (await isEmailTaken(db, email, own)) ? EMAIL_TAKEN : whyReserved(db, email, now, own)

export const EMAIL_TAKEN = 'Ese correo ya es de otra cuenta'
