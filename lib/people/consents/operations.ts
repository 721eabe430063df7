import { eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { consents } from '@/db/schema'
import type { ConsentPurpose, ConsentWay } from '@/lib/text/vocabulary'
import { findConsent } from './queries'

/**
 * The only writers of `consents`. Their callers hold the row of the account (`lockAccount`), so that the newest row is
 * the one that was read.
 */

interface Said {
  userId: number
  purpose: ConsentPurpose
  how: ConsentWay
  /** Version of the text that was shown. */
  version: number
  now: Date
}

/** Records a consent to this version of the text; one that stands is left with its time. */
export async function giveConsent(tx: Db, { userId, purpose, version, how, now }: Said): Promise<void> {
  const newest = await findConsent(tx, userId, purpose)
  if (newest && !newest.withdrawnAt && newest.version === version) return
  await tx.insert(consents).values({ userId, purpose, version, how, givenAt: now })
}

/** What somebody said at another account, with its times: of a new account, which has said nothing yet. */
export async function copyConsents(
  tx: Db,
  userId: number,
  said: readonly Omit<typeof consents.$inferInsert, 'id' | 'userId'>[],
): Promise<void> {
  if (said.length > 0) await tx.insert(consents).values(said.map((one) => ({ ...one, userId })))
}

/** Records the withdrawal, or an objection where nothing was said before. Repeating it changes nothing. */
export async function withdrawConsent(tx: Db, { userId, purpose, version, how, now }: Said): Promise<void> {
  const newest = await findConsent(tx, userId, purpose)
  if (newest?.withdrawnAt) return
  const withdrawal = { withdrawnAt: now, withdrawnHow: how }
  if (newest) await tx.update(consents).set(withdrawal).where(eq(consents.id, newest.id))
  else await tx.insert(consents).values({ userId, purpose, version, ...withdrawal })
}
