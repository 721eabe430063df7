import { eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { foundationSlugs } from '@/db/schema'

/** The names that a foundation's short link has and had. */
export async function listSlugs(db: Db, foundationId: number) {
  return db
    .select({
      slug: foundationSlugs.slug,
      createdAt: foundationSlugs.createdAt,
      retiredAt: foundationSlugs.retiredAt,
    })
    .from(foundationSlugs)
    .where(eq(foundationSlugs.foundationId, foundationId))
    .orderBy(foundationSlugs.createdAt, foundationSlugs.slug)
}
