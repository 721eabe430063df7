import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { pets } from '@/db/schema'
import type { Actor } from '@/lib/platform/actor'

/** SQL conditions on `pets` without joins; the rule as a table: docs/pet-life-cycle.md. */

const isOfPublicOwner = sql`exists (select from users u left join foundations f on f.user_id = u.id
  where u.id = ${pets.ownerId} and u.active and (u.role <> 'fundation' or f.status = 'aprobada'))`

/** Has a page unless it is held. */
export const isPublishable = and(ne(pets.status, 'inactivo'), isOfPublicOwner)

export const hasPage = and(isPublishable, isNull(pets.heldAt))

/** In lists, searches and counts. The view `searchable_pets` defines it; triggers keep `pet_search` in step. */
export const isListed = sql`exists (select from pet_search s where s.id = ${pets.id})`

/** Pets with a page and the actor's own; all for staff. */
export function visibleTo(actor: Actor): SQL | undefined {
  if (actor.kind === 'admin') return sql`true`
  return 'id' in actor ? or(hasPage, eq(pets.ownerId, actor.id)) : hasPage
}
