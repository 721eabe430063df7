import { and, count, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { type CountedFacet, petCountChanges, petCounts, petSearch } from '@/db/schema'
import type { FacetCounts, SearchRequest, SearchScope } from '@/lib/search/dto'
import { countTraits, type TraitTest, traitTests } from '@/lib/search/trait-bits'
import { byAllTraits, byIds, byKinds, ID_COLUMNS, ID_FACETS, type IdFacet } from './conditions'

interface Counts {
  total: number
  facets: FacetCounts
}

/**
 * One scan by traits, one for the id facets without a filter, one more for each with one, which has to ignore it. Those
 * that kept counts answer are spared.
 * @param scope the conditions of place, species and text
 */
export async function countFacets(db: Db, scope: SQL[], request: SearchRequest): Promise<Counts> {
  const active = activeIds(request)
  const idle = ID_FACETS.filter((facet) => !active.includes(facet))
  const groups = [idle, ...active.map((facet) => [facet])].filter((group) => group.length > 0)
  const [traits, ...ids] = await Promise.all([
    countByTraits(db, scope, request),
    ...groups.map((group) => countByIds(db, group, scope, request)),
  ])
  return {
    total: traits.total,
    facets: { ...traits.facets, ...noIds(), ...Object.assign({}, ...ids) },
  }
}

/** @param conditions all of the search */
export async function countTotal(db: Db, conditions: SQL[], request: SearchRequest): Promise<number> {
  if (!hasKeptTotal(request)) return countPets(db, conditions)
  return (await countKeptTraits(db, request)).total
}

const activeIds = ({ filters }: SearchRequest) => ID_FACETS.filter((facet) => filters[facet] !== undefined)

const hasKeptTotal = (request: SearchRequest) => hasKeptCounts(request) && activeIds(request).length === 0

export async function countPetsPerCity(
  db: Db,
  conditions: SQL[] = [],
): Promise<[cityId: number, pets: number][]> {
  const rows = await db
    .select({ cityId: petSearch.cityId, pets: count() })
    .from(petSearch)
    .where(and(...conditions))
    .groupBy(petSearch.cityId)
  return rows.map(({ cityId, pets }) => [cityId, pets])
}

async function countPets(db: Db, conditions: SQL[]): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(petSearch)
    .where(and(...conditions))
  return row?.total ?? 0
}

type IdCounts = Pick<FacetCounts, IdFacet>
const noIds = (): IdCounts => ({ breedId: new Map(), colorId: new Map(), foundationId: new Map() })

type PetsPerTraits = ReadonlyMap<number, number>

async function countByTraits(db: Db, scope: SQL[], request: SearchRequest) {
  return hasKeptTotal(request)
    ? countKeptTraits(db, request)
    : countHistogram(await scanTraits(db, scope, request), request)
}

async function countKeptTraits(db: Db, request: SearchRequest) {
  const counts = await readKeptCounts(db, ['traits'], request.scope)
  return countHistogram(counts.get('traits') ?? new Map(), request)
}

const countHistogram = (histogram: PetsPerTraits, { filters }: SearchRequest) =>
  countTraits((visit) => {
    for (const [traits, pets] of histogram) visit(traits, pets)
  }, traitTests(filters))

/**
 * Pets that fail two filters count nowhere, so most of them need not be read. Two arrays in one row: decoding thousands of rows would
 * cost more than the scan.
 */
async function scanTraits(db: Db, scope: SQL[], { filters }: SearchRequest): Promise<PetsPerTraits> {
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
  return new Map(row?.traits?.map((traits, at) => [traits, row.pets?.[at] ?? 0]))
}

/** @param facets one with a filter, which its own counts ignore, or those without */
async function countByIds(
  db: Db,
  facets: readonly IdFacet[],
  scope: SQL[],
  request: SearchRequest,
): Promise<Partial<IdCounts>> {
  const { filters } = request
  const tests = traitTests(filters)
  const others = byIds(filters, facets[0])
  if (hasKeptCounts(request) && others.length === 0 && tests.length <= 1)
    return Object.fromEntries(await readKeptCounts(db, facets, request.scope, tests[0]))
  return scanIds(db, facets, [...scope, ...others, ...byAllTraits(filters), ...byKinds(filters, 0)])
}

async function scanIds(db: Db, facets: readonly IdFacet[], conditions: SQL[]): Promise<Partial<IdCounts>> {
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

const COLUMNS: Record<CountedFacet, SQL> = {
  traits: sql`traits`,
  breedId: sql`breed_id`,
  colorId: sql`color_id`,
  foundationId: sql`foundation_id`,
}

type Counted = { values: number[]; pets: number[] }

/** Whether `pet_counts` covers the scope: any species, a country or everything, no text. */
const hasKeptCounts = ({ scope, text }: Pick<SearchRequest, 'scope' | 'text'>): boolean =>
  text === '' && ['anywhere', 'country', 'for-you'].includes(scope.place.kind)

/**
 * Pets per value of each facet, as counted by triggers, exact in the state that the statement sees (docs/decisions/0092).
 * @param scope one that `hasKeptCounts`
 * @param test counts the pets that pass it; of `traits` there are only counts of all pets
 */
async function readKeptCounts<Facet extends CountedFacet>(
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
