import 'server-only'
import type { Db } from '@/db/client'
import { FOUNDATIONS_TAG, foundationTag, slugTag } from '@/lib/platform/bus/cache-tags'
import { cachedRead } from '@/lib/platform/runtime'
import { slugify } from '@/lib/text/text'
import { findFoundation, listFoundationNames, listFoundations } from './queries'
import { isSlug } from './slug'
import { findSlug } from './slug-queries'

export const getFoundations = cachedRead(
  'foundations',
  (db: Db) => listFoundations(db),
  () => [FOUNDATIONS_TAG],
)

/** Every search needs these, so only id and name of foundations with a page. */
export const getFoundationNames = cachedRead(
  'foundation-names',
  (db: Db) => listFoundationNames(db),
  () => [FOUNDATIONS_TAG],
)

/** Null, which is cached too, unless approved. */
export const getFoundation = cachedRead(
  'foundation',
  (db: Db, id: number) => findFoundation(db, id),
  (id) => [foundationTag(id)],
)

const getSlug = cachedRead(
  'slug',
  (db: Db, slug: string) => findSlug(db, slug),
  (slug) => [slugTag(slug)],
)

/** By current or earlier name, in any case and accents; `slug` is the current name. Null without a foundation that has a page. */
export async function getFoundationBySlug(written: string) {
  const slug = slugify(written)
  const found = isSlug(slug) ? await getSlug(slug) : null
  const foundation = found && (await getFoundation(found.foundationId))
  return foundation ? { foundation, slug: found.current } : null
}
