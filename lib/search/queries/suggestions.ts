import { desc, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { cities } from '@/db/schema'

export async function listCitiesLike(db: Db, word: string): Promise<number[]> {
  const likeness = sql`similarity(${cities.slug}, ${word})`
  const rows = await db
    .select({ id: cities.id })
    .from(cities)
    .where(sql`${cities.slug} % ${word}`)
    .orderBy(desc(likeness), desc(cities.population))
  return rows.map(({ id }) => id)
}
