import { and, eq, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { pets } from '@/db/schema'
import type { Actor } from '@/lib/platform/actor'

/** SQL conditions on `pets` without joins; the rule as a table: docs/pet-life-cycle.md. */

const isOfOwner = (
  mayShow: SQL,
) => sql`exists (select from users u left join foundations f on f.user_id = u.id
  where u.id = ${pets.ownerId} and ${mayShow} and (u.role <> 'fundation' or f.status = 'aprobada'))`

const isOfPublicOwner = isOfOwner(sql`u.active`)

/** For a review or for a time: by a moderation hold, or a block of the listing, which may both be. */
export const isHidden = sql<boolean>`(${pets.heldAt} is not null or ${pets.blockedAt} is not null)`

/** A block of the listing or of its owner's account: whoever is not its owner is not even told its name. */
export const isBlocked = sql<boolean>`(${pets.blockedAt} is not null or exists (
  select from users u where u.id = ${pets.ownerId} and u.blocked_at is not null))`

/** Unconfirmed for too long: in no list, with a page. */
export const isPaused = sql<boolean>`${pets.pausedAt} is not null`

/** Has a page unless it is hidden. */
export const isPublishable = and(ne(pets.status, 'inactivo'), isOfPublicOwner)

export const hasPage = and(isPublishable, not(isHidden))

/** `hasPage` as it will be once no block hides it: when a mail about it leaves (`about` of `enqueueMail`). */
export const hasPageUnlessBlocked = and(
  ne(pets.status, 'inactivo'),
  isNull(pets.heldAt),
  isOfOwner(sql`(u.active or (u.blocked_at is not null and u.suspended_at is null))`),
)

/** Not withdrawn, and yet without a page, for whatever reason. */
export const isUnseen = sql<boolean>`(${pets.status} <> 'inactivo' and not ${hasPage})`

/** In lists, searches and counts. The view `searchable_pets` defines it; triggers keep `pet_search` in step. */
export const isListed = sql`exists (select from pet_search s where s.id = ${pets.id})`

/** `isListed` as it will be once its owner is not suspended any more. */
export const isListedOnceActive = and(
  eq(pets.status, 'adoptable'),
  not(isHidden),
  not(isPaused),
  isOfOwner(sql`true`),
)

/** Pets with a page and the actor's own; all for staff. */
export function visibleTo(actor: Actor): SQL | undefined {
  if (actor.kind === 'admin') return sql`true`
  return 'id' in actor ? or(hasPage, eq(pets.ownerId, actor.id)) : hasPage
}
