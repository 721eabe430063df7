import { lt } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { contactMessages } from '@/db/schema'

/** Those answered or closed before a time; open ones stay. @returns how many. */
export async function deleteOldContactMessages(db: Db, before: Date): Promise<number> {
  const { count } = await db.delete(contactMessages).where(lt(contactMessages.decidedAt, before))
  return count
}
