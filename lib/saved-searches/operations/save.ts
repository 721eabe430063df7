import { savedSearches } from '@/db/schema'
import { lockAccount } from '@/lib/accounts/queries'
import type { Context } from '@/lib/context'
import { invalidFields } from '@/lib/errors'
import { consumeRateLimits } from '@/lib/rate-limits/operations'
import { LIMITS } from '@/lib/rate-limits/rules'
import { findSavable } from '@/lib/saved-searches/find-savable'
import { MAX_SAVED_SEARCHES, requireReader, tooManySearches } from '@/lib/saved-searches/policy'
import { columnsOfRequest, countSavedSearches, isSavedUrl } from '@/lib/saved-searches/queries'
import type { SaveSearchInput } from '@/lib/saved-searches/schema'

/**
 * Keeps a search for the actor, who is told of pets that arrive from now on. A search that is kept already takes the new
 * name and frequency.
 * @throws DomainError unauthenticated, email_not_confirmed; invalid (`search`) for what is no search; conflict beyond the
 *   maximum; TooManyRequests.
 */
export async function saveSearch(ctx: Context, { search, name, frequency }: SaveSearchInput): Promise<void> {
  const userId = requireReader(ctx.actor)
  await countSavedSearchWrite(ctx, userId)
  const savable = await findSavable(search)
  if (!savable) throw invalidFields({ search: 'Esta búsqueda no se puede guardar' })
  const { path, request } = savable
  const columns = await columnsOfRequest(ctx.db, request)
  const wanted = { name, frequency, pausedAt: null, pausedByLink: false, resumesAs: null }
  await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    if (!(await isSavedUrl(tx, userId, path)) && (await countSavedSearches(tx, userId)) >= MAX_SAVED_SEARCHES)
      throw tooManySearches()
    await tx
      .insert(savedSearches)
      .values({ userId, path, ...columns, ...wanted })
      .onConflictDoUpdate({
        target: [savedSearches.userId, savedSearches.path],
        set: { ...columns, ...wanted },
      })
  })
}

/** @throws TooManyRequests. */
export const countSavedSearchWrite = (ctx: Context, userId: number): Promise<void> =>
  consumeRateLimits(ctx.db, [{ rule: LIMITS.savedSearchAccount, key: String(userId) }], ctx.now)
