import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { pets } from '@/db/schema'
import type { Actor } from '@/lib/actor'

/**
 * Where a pet appears: conditions on rows of `pets`, which need no other table joined. docs/pet-life-cycle.md has the
 * same as a table.
 */

const isOfPublicOwner = sql`exists (select from users u left join foundations f on f.user_id = u.id
  where u.id = ${pets.ownerId} and u.active and (u.role <> 'fundation' or f.status = 'aprobada'))`

/** Has a page unless it is held. */
export const isPublishable = and(ne(pets.status, 'inactivo'), isOfPublicOwner)

/** Has a page that everybody can open. */
export const hasPage = and(isPublishable, isNull(pets.heldAt))

/** Is in lists, searches and counts. The view `searchable_pets` is the rule; triggers keep `pet_search` in step with it. */
export const isListed = sql`exists (select from pet_search s where s.id = ${pets.id})`

/** Which pets somebody may see: those with a page and their own; staff all of them. */
export function visibleTo(actor: Actor): SQL | undefined {
  if (actor.kind === 'admin') return sql`true`
  return 'id' in actor ? or(hasPage, eq(pets.ownerId, actor.id)) : hasPage
}
