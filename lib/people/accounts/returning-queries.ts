import { and, gt, inArray, lt, not, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { keptCases } from '@/db/schema'
import { knownHashes } from '@/lib/platform/secrets'
import { comparablePhone } from '@/lib/text/phone-line'
import { canonicalEmail, mailboxOf } from './email'

/** Of a case. Also while it is suspended or blocked. A deleted foundation that was given money leaves a row that is neither. */
export const accountStays = sql<boolean>`exists (select from users u where u.id = ${keptCases.accountId}
  and (u.active or u.suspended_at is not null or u.blocked_at is not null))`

/** What is hashed of an account that goes while a case about it is open, and of one that may be the same person's. */
export const emailToHash = (email: string): string => `email ${mailboxOf(email)}`
/** The same of cases that an earlier release wrote. */
const earlierEmailToHash = (email: string): string => `email ${canonicalEmail(email)}`

/** Null for a telephone too short to tell people apart. */
export function phoneToHash(phone: string | null): string | null {
  const digits = phone === null ? null : comparablePhone(phone)
  return digits === null ? null : `phone ${digits}`
}

/** Whether a deleted account with that e-mail, or another spelling of its mailbox, has a case that staff have not decided. */
export const hasCaseOfEmail = (db: Db, email: string, now: Date): Promise<boolean> =>
  hasCase(
    db,
    now,
    inArray(
      keptCases.emailHash,
      [emailToHash, earlierEmailToHash].flatMap((toHash) => knownHashes(toHash(email))),
    ),
  )

/**
 * The same of a telephone, for an account that came after the case. Nobody proves a telephone: a stranger who leaves with
 * somebody's number must not take it from an account that was there.
 */
export async function hasCaseOfPhone(
  db: Db,
  phone: string | null,
  { accountSince, now }: { accountSince: Date; now: Date },
): Promise<boolean> {
  const value = phoneToHash(phone)
  if (value === null) return false
  const isIts = and(lt(keptCases.createdAt, accountSince), inArray(keptCases.phoneHash, knownHashes(value)))
  return hasCase(db, now, isIts)
}

/** A comment's case that an earlier release wrote has the hashes of an account that is there: it keeps nobody out. */
const isOfWhoStays = sql`(${keptCases.kind} = 'review' and ${accountStays})`

const hasCase = async (db: Db, now: Date, isIts: SQL | undefined): Promise<boolean> =>
  (await db.$count(keptCases, and(isIts, gt(keptCases.keepUntil, now), not(isOfWhoStays)))) > 0
