import { eq, sql } from 'drizzle-orm'
import { lockName } from '@/db/advisory-lock'
import type { Db } from '@/db/client'
import { petCountChanges, petCounts } from '@/db/schema'
import { logError } from '@/lib/platform/log'
import { transaction, type WriteContext } from '@/lib/platform/write'
import { runSavedSearches, type SavedSearchRun } from './saved-searches/operations/run'

/** Pruning reads every text once: some ten seconds with a million pets. */
const STATEMENT_TIMEOUT = '2min'
/** Writers of pets wait meanwhile. */
const LOCKED = '2s'

/** Deletes words that no pet has any more: they would be corrections for ever. Writers wait only while it deletes. */
export async function pruneSearchTerms(db: Db): Promise<number> {
  return transaction(db, async (tx) => {
    await lockName(tx, 'search terms')
    await tx.execute(sql`select set_config('statement_timeout', ${STATEMENT_TIMEOUT}, true)`)
    await tx.execute(sql`
      create temporary table used_terms on commit drop as
      select word as term, ndoc as pets from ts_stat('select words from pet_texts')`)
    await tx.execute(sql`
      update search_terms t set pets = u.pets from used_terms u
      where u.term = t.term and u.pets <> t.pets`)
    // A writer that found a word here does not write it again, so it has to commit before we look whether a pet has it.
    await tx.execute(sql`select set_config('lock_timeout', ${LOCKED}, true)`)
    await tx.execute(sql`lock table search_terms in share row exclusive mode`)
    const deleted = await tx.execute(sql`
      delete from search_terms t
      where not exists (select from used_terms u where u.term = t.term)
        and not exists (select from pet_texts where words @@ t.term::tsquery)`)
    return deleted.count
  })
}

/** Every minute: tells of new pets, then merges what changed. A failure to merge is logged; the next round has it again. */
export async function runSearchTasks(ctx: WriteContext): Promise<SavedSearchRun> {
  const run = await runSavedSearches(ctx)
  await foldPetCounts(ctx.db).catch((error: unknown) => logError('pet counts', error))
  return run
}

/** They take a second. */
const FOLDED_AT_ONCE = 20_000

/**
 * Merges the noted changes into `pet_counts`, so many in a transaction. Searches sum both tables: their numbers stay, and they
 * read fewer rows.
 */
export async function foldPetCounts(db: Db, atOnce = FOLDED_AT_ONCE): Promise<void> {
  for (;;) if ((await foldSome(db, atOnce)) < atOnce) return
}

async function foldSome(db: Db, atMost: number): Promise<number> {
  return transaction(db, async (tx) => {
    // The updates of two folds at once could wait for each other in a circle.
    await lockName(tx, 'pet counts')
    const [row] = await tx.execute<{ taken: number }>(sql`
      with taken as (
        delete from ${petCountChanges}
        where id in (select id from ${petCountChanges} order by id limit ${atMost}) returning *
      ),
      net as (
        select type, country_id, breed_id, color_id, foundation_id, traits, sum(change)::int as change
        from taken group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0
      ),
      merged as (
        insert into ${petCounts} as counts (facet, mask, bits, type, country_id, value_id, pets)
        select facet, mask, bits, type, country_id, value_id, sum(change)
        from net cross join lateral counted_values(breed_id, color_id, foundation_id, traits)
        group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0
        on conflict (facet, mask, bits, type, country_id, value_id) do update set pets = counts.pets + excluded.pets
      )
      select count(*)::int as taken from taken`)
    const taken = row?.taken ?? 0
    if (taken > 0) await tx.delete(petCounts).where(eq(petCounts.pets, 0))
    return taken
  })
}
