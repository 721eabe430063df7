import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { cities, petSearch } from '@/db/schema'
import type { PetCounts } from '@/lib/search/list-suggestions'
import { byIds, byTraits, inScope, inText } from './conditions'
import { countPets } from './counts'
import { matchText } from './text'

/** Counts by SQL, for any search. */
export const sqlCounts = (db: Db): PetCounts => ({
  async countWithout({ scope, filters, text }, facets) {
    const match = text ? await matchText(db, text) : null
    const where = inText(inScope(scope), match)
    return Promise.all(
      facets.map((facet) => {
        const others = { ...filters, [facet]: undefined }
        return countPets(db, [...where, ...byIds(others), ...byTraits(others)])
      }),
    )
  },

  async countPlaces(places, type, limit) {
    const ids = places.map((place) => `"{${place}}"`)
    const there = and(
      sql`${petSearch.cityId} = any(place.ids::int[])`,
      type ? eq(petSearch.type, type) : undefined,
    )
    const rows = await db.execute<{ rank: number; total: number }>(sql`
      select place.rank::int, (select count(*)::int from ${petSearch} where ${there}) as total
      from (
        select place.ids, place.rank
        from unnest(${sql.param(`{${ids}}`)}::text[]) with ordinality as place (ids, rank)
        where exists (select from ${petSearch} where ${there})
        order by place.rank limit ${limit}
      ) as place
      order by place.rank`)
    return rows.map(({ rank, total }) => ({ index: rank - 1, total }))
  },
})

/** Ids of cities whose slug resembles a word, most alike first. */
export async function listCitiesLike(db: Db, word: string): Promise<number[]> {
  const likeness = sql`similarity(${cities.slug}, ${word})`
  const rows = await db
    .select({ id: cities.id })
    .from(cities)
    .where(sql`${cities.slug} % ${word}`)
    .orderBy(desc(likeness), desc(cities.population))
  return rows.map(({ id }) => id)
}
