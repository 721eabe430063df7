import { and, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { type CountedFacet, petCountChanges, petCounts } from '@/db/schema'
import type { SearchRequest, SearchScope } from '@/lib/search/dto'
import type { TraitTest } from '@/lib/search/trait-bits'

const COLUMNS: Record<CountedFacet, SQL> = {
  traits: sql`traits`,
  breedId: sql`breed_id`,
  colorId: sql`color_id`,
  foundationId: sql`foundation_id`,
}

type Counted = { values: number[]; pets: number[] }

/** Whether `pet_counts` covers the scope: any species, a country or everything, no text. */
export const hasKeptCounts = ({ scope, text }: Pick<SearchRequest, 'scope' | 'text'>): boolean =>
  text === '' && ['anywhere', 'country', 'for-you'].includes(scope.place.kind)

/**
 * Pets per value of each facet, as counted by triggers, exact in the state that the statement sees (docs/decisions/0092).
 * @param scope one that `hasKeptCounts`
 * @param test counts the pets that pass it; of `traits` there are only counts of all pets
 */
export async function readKeptCounts<Facet extends CountedFacet>(
  db: Db,
  facets: readonly Facet[],
  scope: SearchScope,
  test?: TraitTest,
): Promise<Map<Facet, Map<number, number>>> {
  const { mask, bits } = test ?? { mask: 0, bits: 0 }
  const scoped = inTypeAndCountry(scope)
  const asked = sql.param(`{${facets}}`)
  const values = facets.map((facet) => sql`(${sql.raw(`'${facet}'`)}, ${COLUMNS[facet]}::int)`)
  const rows = await db.execute<{ facet: Facet } & Counted>(sql`
    select facet, array_agg(value_id) as values, array_agg(pets) as pets
    from (
      select facet, value_id, sum(pets)::int as pets
      from (
        -- First, as rebuilding and backups lock it before the other.
        select facet, value_id, change as pets from ${petCountChanges}
        cross join lateral (values ${sql.join(values, sql`, `)}) as value (facet, value_id)
        where ${and(sql`value_id is not null and (traits & ${mask}::int2) = ${bits}::int2`, ...scoped)}
        union all
        select facet, value_id, pets from ${petCounts}
        where ${and(sql`facet = any(${asked}::text[]) and mask = ${mask}::int2 and bits = ${bits}::int2`, ...scoped)}
      ) as counted
      group by facet, value_id having sum(pets) <> 0
    ) as summed
    group by facet`)
  const found = new Map(rows.map(({ facet, values, pets }) => [facet, perValue({ values, pets })]))
  return new Map(facets.map((facet) => [facet, found.get(facet) ?? new Map()]))
}

const perValue = ({ values, pets }: Counted) => new Map(values.map((value, at) => [value, pets[at] ?? 0]))

function inTypeAndCountry({ type, place }: SearchScope): SQL[] {
  return [
    ...(type ? [sql`type = ${type}`] : []),
    ...(place.kind === 'country' ? [sql`country_id = ${place.countryId}`] : []),
  ]
}
