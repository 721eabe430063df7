import { eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { matches } from '@/db/schema'
import type { StoredAnswers } from '@/lib/people/matches/dto'
import { readAnswers } from '@/lib/people/matches/stored'

/** As the person answered: null where they left it open, not the stand-in that is stored. */
export const answered = <Row extends StoredAnswers>({ unset, ...row }: Row) => ({
  ...row,
  ...readAnswers({ ...row, unset }),
})

export const exportMatch = async (db: Db, accountId: number) =>
  (await db.select().from(matches).where(eq(matches.userId, accountId))).map(answered)
