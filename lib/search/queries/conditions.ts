import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { favourites, petSearch, petTexts } from '@/db/schema'
import type { Facet, SearchFilters, SearchScope } from '../dto'
import { traitTests } from '../trait-bits'

/** The facets that are ids of other tables, and their columns. */
export const ID_COLUMNS = {
  breedId: petSearch.breedId,
  colorId: petSearch.colorId,
  foundationId: petSearch.foundationId,
}
export type IdFacet = keyof typeof ID_COLUMNS
export const ID_FACETS = Object.keys(ID_COLUMNS) as IdFacet[]

/** Where a search looks: its type, its place and, if it has a text, the pets with those words (a `tsquery`). */
export function inScope({ type, place }: SearchScope, words: string | null): SQL[] {
  const conditions: SQL[] = []
  if (type) conditions.push(eq(petSearch.type, type))
  if (place.kind === 'unknown') conditions.push(sql`false`)
  if (place.kind === 'country') conditions.push(eq(petSearch.countryId, place.countryId))
  if (place.kind === 'city') conditions.push(inCities(place.cityIds))
  if (place.kind === 'favourites') {
    conditions.push(
      sql`${petSearch.id} in (select ${favourites.petId} from ${favourites} where ${favourites.userId} = ${place.userId})`,
    )
  }
  if (words !== null) {
    conditions.push(
      sql`${petSearch.id} in (select ${petTexts.petId} from ${petTexts} where ${petTexts.words} @@ ${words}::tsquery)`,
    )
  }
  return conditions
}

/** One city is compared with `=`: only so does the index deliver its pets already in order. */
function inCities(ids: number[]): SQL {
  const [only] = ids
  return ids.length === 1 && only !== undefined ? eq(petSearch.cityId, only) : inArray(petSearch.cityId, ids)
}

/** The id filters of a search, without that of the facet being counted. */
export function byIds(filters: SearchFilters, except?: Facet): SQL[] {
  return ID_FACETS.flatMap((facet) => {
    const id = filters[facet]
    return id === undefined || facet === except ? [] : [eq(ID_COLUMNS[facet], id)]
  })
}

/**
 * The trait filters of a search. `(traits # bits) & mask` is 0 exactly for pets that pass and never below. It is
 * compared with `<=` because the planner takes one row in three to pass such a test, which is about right, but one in
 * two hundred to pass `=`, which makes it sort whole countries for nine pets.
 */
export function byTraits(filters: SearchFilters): SQL[] {
  return traitTests(filters).map(
    ({ mask, bits }) => sql`((${petSearch.traits} # ${bits}::int2) & ${mask}::int2) <= 0::int2`,
  )
}
