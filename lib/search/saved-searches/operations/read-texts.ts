import { and, eq, gt, like, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { savedSearches } from '@/db/schema'
import { lastingTextQuery } from '@/lib/search/queries/text'
import { parseSearchQuery } from '@/lib/search/url/params'
import { parseSearchUrl } from '@/lib/search/url/saved-url'

const BATCH = 500

/**
 * Reads the texts of all saved searches anew, as a release may read words otherwise than the one that saved them: their notices
 * are of the pets that their link finds. @returns how many changed
 */
export async function readSavedTexts(db: Db): Promise<number> {
  let changed = 0
  for (let from: number | undefined = 0; from !== undefined; ) {
    const rows = await db
      .select({ id: savedSearches.id, path: savedSearches.path })
      .from(savedSearches)
      .where(and(gt(savedSearches.id, from), like(savedSearches.path, '%q=%')))
      .orderBy(savedSearches.id)
      .limit(BATCH)
    for (const row of rows) changed += await readText(db, row)
    from = rows.length === BATCH ? rows.at(-1)?.id : undefined
  }
  return changed
}

async function readText(db: Db, { id, path }: { id: number; path: string }): Promise<number> {
  const text = parseSearchQuery(parseSearchUrl(path)?.raw ?? {}).text
  if (!text) return 0
  const words = await lastingTextQuery(db, text)
  const isOther = sql`${savedSearches.words} is distinct from ${words}::tsquery`
  const found = and(eq(savedSearches.id, id), eq(savedSearches.path, path), isOther)
  return (await db.update(savedSearches).set({ words }).where(found).returning({ id: savedSearches.id }))
    .length
}
