import { eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { matches } from '@/db/schema'
import type { MatchDto } from './dto'
import { readAnswers } from './stored'

export async function findMatch(db: Db, userId: number): Promise<MatchDto | null> {
  const [row] = await db
    .select({
      userId: matches.userId,
      type: matches.type,
      hadPet: matches.hadPet,
      age: matches.age,
      gender: matches.gender,
      coat: matches.coat,
      size: matches.size,
      unset: matches.unset,
    })
    .from(matches)
    .where(eq(matches.userId, userId))
  return row ? { userId: row.userId, ...readAnswers(row) } : null
}
