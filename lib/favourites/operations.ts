import { requireOwn } from '@/lib/accounts/policy'
import { lockAccount } from '@/lib/accounts/queries'
import type { Context } from '@/lib/context'
import { DomainError } from '@/lib/errors'
import { countFavourites, deleteFavourite, insertFavourite, isFavourite, lockVisiblePet } from './queries'
import type { Favourite } from './schema'

/**
 * So many favourites has an account at most: the lists of them, which existing clients get whole, stay small. The
 * specification is silent; it is more than anybody looks through.
 */
const MOST_FAVOURITES = 500

/**
 * Makes a pet a favourite of the person who asks, or no longer one. What is wanted is said, never "the other way round",
 * so that a request which arrives twice does no harm.
 * @throws DomainError unauthenticated; forbidden for another account's favourites; not_found for a pet to be added that
 *   has no page; conflict for one too many. Removing needs no page: what was withdrawn can be let go of.
 */
export async function setFavourite(ctx: Context, favourite: Favourite, wanted: boolean): Promise<void> {
  requireOwn(ctx.actor, favourite.userId)
  if (!wanted) return deleteFavourite(ctx.db, favourite)
  await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, favourite.userId)
    if (!(await lockVisiblePet(tx, favourite.petId)))
      throw new DomainError('not_found', 'No encontramos esa mascota')
    if (await isFavourite(tx, favourite)) return
    if ((await countFavourites(tx, favourite.userId)) >= MOST_FAVOURITES) throw tooManyFavourites()
    await insertFavourite(tx, favourite)
  })
}

const tooManyFavourites = () =>
  new DomainError(
    'conflict',
    `Ya tienes ${MOST_FAVOURITES} favoritos, que es el máximo. Quita alguno para guardar otra mascota.`,
  )
