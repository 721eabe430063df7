import { and, asc, eq, isNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import { foundationSlugs, foundations, users } from '@/db/schema'
import { isPublicFoundation } from './visibility-queries'

/** All names a foundation has had, oldest first; the one without `retiredAt` is current. */
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

/** By current or earlier name. */
export async function findSlug(
  db: Db,
  slug: string,
): Promise<{ foundationId: number; current: string } | null> {
  const current = alias(foundationSlugs, 'current')
  const [row] = await db
    .select({ foundationId: foundationSlugs.foundationId, current: current.slug })
    .from(foundationSlugs)
    .innerJoin(
      current,
      and(eq(current.foundationId, foundationSlugs.foundationId), isNull(current.retiredAt)),
    )
    .where(eq(foundationSlugs.slug, slug))
  return row ?? null
}

/** Null for foundations that were never approved. */
export async function findCurrentSlug(db: Db, foundationId: number): Promise<string | null> {
  const [row] = await db
    .select({ slug: foundationSlugs.slug })
    .from(foundationSlugs)
    .where(and(eq(foundationSlugs.foundationId, foundationId), isNull(foundationSlugs.retiredAt)))
  return row?.slug ?? null
}

/** Public foundations that never had a short link, by id. */
export async function listWithoutSlug(db: Db, limit: number): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: foundations.userId, name: foundations.name })
    .from(foundations)
    .innerJoin(users, eq(users.id, foundations.userId))
    .where(
      and(
        // What is left of a deleted one is approved, too, and not active.
        isPublicFoundation,
        notExists(
          db
            .select({ one: sql`1` })
            .from(foundationSlugs)
            .where(eq(foundationSlugs.foundationId, foundations.userId)),
        ),
      ),
    )
    .orderBy(asc(foundations.userId))
    .limit(limit)
}
