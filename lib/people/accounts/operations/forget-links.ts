import { lt } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { emailChanges, emailTokens } from '@/db/schema'
import { daysBefore } from '@/lib/text/durations'
import { RETENTION_DAYS } from '@/lib/text/retention-terms'

/** Mailed links that work no more: they would stay until the next link of their kind. @returns how many. */
export async function forgetExpiredLinks(db: Db, now: Date): Promise<number> {
  const before = daysBefore(now, RETENTION_DAYS.expiredLink)
  const tokens = await db.delete(emailTokens).where(lt(emailTokens.expiresAt, before))
  const changes = await db.delete(emailChanges).where(lt(emailChanges.expiresAt, before))
  return tokens.count + changes.count
}
