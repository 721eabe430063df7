import { requireOwn } from '@/lib/accounts/policy'
import type { Context } from '@/lib/context'
import { DomainError } from '@/lib/errors'
import { deleteFavourite, insertFavourite, isVisiblePet } from './queries'
import type { Favourite } from './schema'

/**
 * Makes a pet a favourite of the person who asks, or no longer one. What is wanted is said, never "the other way round",
 * so that a request which arrives twice does no harm.
 * @throws DomainError unauthenticated; forbidden for another account's favourites; not_found for a pet to be added that
 *   has no page. Removing needs no page: what was withdrawn can be let go of.
 */
export async function setFavourite(ctx: Context, favourite: Favourite, wanted: boolean): Promise<void> {
  requireOwn(ctx.actor, favourite.userId)
  if (!wanted) return deleteFavourite(ctx.db, favourite)
  if (!(await isVisiblePet(ctx.db, favourite.petId)))
    throw new DomainError('not_found', 'No encontramos esa mascota')
  await insertFavourite(ctx.db, favourite)
}
