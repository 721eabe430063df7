import { requireOwn } from '@/lib/people/accounts/policy'
import { lockAccount } from '@/lib/people/accounts/queries'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { write } from '@/lib/platform/write'
import { countFavourites, deleteFavourite, insertFavourite, isFavourite, lockVisiblePet } from './queries'
import type { Favourite } from './schema'

/** Existing clients read the lists unpaginated; the specification gives no limit. */
const MAX_FAVOURITES = 500

/**
 * Idempotent. A withdrawn pet can be removed.
 * @throws DomainError unauthenticated; forbidden for another account's favourites; not_found for adding a pet without a
 *   page; conflict beyond the maximum; TooManyRequests.
 */
export async function setFavourite(ctx: Context, favourite: Favourite, isSaved: boolean): Promise<void> {
  requireOwn(ctx.actor, favourite.userId)
  await limit(ctx, LIMITS.favouriteAccount, favourite.userId)
  if (!isSaved) return deleteFavourite(ctx.db, favourite)
  await write(ctx, async (tx) => {
    await lockAccount(tx, favourite.userId)
    if (!(await lockVisiblePet(tx, favourite.petId)))
      throw new DomainError('not_found', 'No encontramos esa mascota')
    if (await isFavourite(tx, favourite)) return
    if ((await countFavourites(tx, favourite.userId)) >= MAX_FAVOURITES) throw tooManyFavourites()
    await insertFavourite(tx, favourite)
  })
}

const tooManyFavourites = () =>
  new DomainError(
    'conflict',
    `Ya tienes ${MAX_FAVOURITES} favoritos, que es el máximo. Quita alguno para guardar otra mascota.`,
  )
