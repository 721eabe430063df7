import { and, count, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { petSearch } from '@/db/schema'
import type { FacetCounts, SearchFilters } from '@/lib/search/dto'
import { countTraits, traitTests } from '@/lib/search/trait-bits'
import { byAllTraits, byIds, byKinds, ID_COLUMNS, ID_FACETS, type IdFacet } from './conditions'

export interface Counts {
  total: number
  facets: FacetCounts
}

/** One scan by traits, one for the id facets without a filter, one more for each with one, which has to ignore it. */
export async function countFacets(db: Db, scope: SQL[], filters: SearchFilters): Promise<Counts> {
  const active = ID_FACETS.filter((facet) => filters[facet] !== undefined)
  const idle = ID_FACETS.filter((facet) => filters[facet] === undefined)
  const groups = [idle, ...active.map((facet) => [facet])].filter((group) => group.length > 0)
  const [traits, ...ids] = await Promise.all([
    countByTraits(db, scope, filters),
    ...groups.map((group) =>
      countByIds(db, group, [
        ...scope,
        ...byIds(filters, group[0]),
        ...byAllTraits(filters),
        ...byKinds(filters, 0),
      ]),
    ),
  ])
  return {
    total: traits.total,
    facets: { ...traits.facets, ...noIds(), ...Object.assign({}, ...ids) },
  }
}

export async function countPetsPerCity(db: Db): Promise<[cityId: number, pets: number][]> {
  const rows = await db
    .select({ cityId: petSearch.cityId, pets: count() })
    .from(petSearch)
    .groupBy(petSearch.cityId)
  return rows.map(({ cityId, pets }) => [cityId, pets])
}

export async function countPets(db: Db, conditions: SQL[]): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(petSearch)
    .where(and(...conditions))
  return row?.total ?? 0
}

type IdCounts = Pick<FacetCounts, IdFacet>
const noIds = (): IdCounts => ({ breedId: new Map(), colorId: new Map(), foundationId: new Map() })

/**
 * Pets that fail two filters count nowhere, so most of them need not be read. Two arrays in one row: decoding thousands of rows would
 * cost more than the scan.
 */
async function countByTraits(db: Db, scope: SQL[], filters: SearchFilters) {
  const groups = db
    .select({ traits: petSearch.traits, pets: sql`count(*)::int`.as('pets') })
    .from(petSearch)
    .where(and(...scope, ...byIds(filters), ...byKinds(filters, 1)))
    .groupBy(petSearch.traits)
    .as('groups')
  const [row] = await db
    .select({
      traits: sql<number[] | null>`array_agg(${groups.traits})`,
      pets: sql<number[] | null>`array_agg(${groups.pets})`,
    })
    .from(groups)
  return countTraits((visit) => {
    row?.traits?.forEach((traits, at) => {
      visit(traits, row.pets?.[at] ?? 0)
    })
  }, traitTests(filters))
}

async function countByIds(db: Db, facets: IdFacet[], conditions: SQL[]): Promise<Partial<IdCounts>> {
  const sets = facets.map((facet) => sql`(${ID_COLUMNS[facet]})`)
  const column = (facet: IdFacet) => sql<number | null>`${facets.includes(facet) ? ID_COLUMNS[facet] : null}`
  const rows = await db
    .select({
      breedId: column('breedId'),
      colorId: column('colorId'),
      foundationId: column('foundationId'),
      pets: count(),
    })
    .from(petSearch)
    .where(and(...conditions))
    .groupBy(sql`grouping sets (${sql.join(sets, sql`, `)})`)
  const perValue = (facet: IdFacet) =>
    new Map(rows.flatMap((row) => (row[facet] === null ? [] : [[row[facet], row.pets] as const])))
  return Object.fromEntries(facets.map((facet) => [facet, perValue(facet)]))
}
