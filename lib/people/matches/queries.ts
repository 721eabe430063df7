import { eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { matches } from '@/db/schema'
import type { MatchDto } from './dto'
import { readAnswers } from './stored'

export async function findMatch(db: Db, userId: number): Promise<MatchDto | null> {
  const [row] = await db.select().from(matches).where(eq(matches.userId, userId))
  return row ? { userId, ...readAnswers(row) } : null
}
