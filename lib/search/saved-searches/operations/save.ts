import { savedSearches } from '@/db/schema'
import { lockAccount } from '@/lib/people/accounts/queries'
import type { Context } from '@/lib/platform/context'
import { invalidFields } from '@/lib/platform/errors'
import { limit } from '@/lib/platform/rate-limits/operations'
import { LIMITS } from '@/lib/platform/rate-limits/rules'
import { write } from '@/lib/platform/write'
import type { SearchRequest } from '@/lib/search/dto'
import { MAX_SAVED_SEARCHES, requireReader, tooManySearches } from '@/lib/search/saved-searches/policy'
import { columnsOfRequest, countSavedSearches, isSavedUrl } from '@/lib/search/saved-searches/queries'
import type { SaveSearchInput } from '@/lib/search/saved-searches/schema'

interface NewSavedSearch extends Pick<SaveSearchInput, 'name' | 'frequency'> {
  /** Null for what is no search, or none that can be kept. */
  search: { path: string; request: SearchRequest } | null
}

/**
 * Keeps a search for the actor, who is told of pets that arrive from now on. A search that is kept already takes the new
 * name and frequency.
 * @throws DomainError unauthenticated, email_not_confirmed; invalid (`search`) for what is no search; conflict beyond the
 *   maximum; TooManyRequests.
 */
export async function saveSearch(ctx: Context, { search, name, frequency }: NewSavedSearch): Promise<void> {
  const userId = requireReader(ctx.actor)
  await countSavedSearchWrite(ctx, userId)
  if (!search) throw invalidFields({ search: 'Esta búsqueda no se puede guardar' })
  const { path, request } = search
  const columns = await columnsOfRequest(ctx.db, request)
  const wanted = { name, frequency, pausedAt: null, pausedByLink: false, resumesAs: null }
  await write(ctx, async (tx) => {
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

export const countSavedSearchWrite = (ctx: Context, userId: number) =>
  limit(ctx, LIMITS.savedSearchAccount, userId)
