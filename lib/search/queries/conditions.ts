import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { favourites, petSearch, petTexts } from '@/db/schema'
import type { Facet, SearchFilters, SearchScope } from '@/lib/search/dto'
import { KIND_MASK, kindsWithin, packTraits, traitTests } from '@/lib/search/trait-bits'
import type { TextMatch } from './text'

export const ID_COLUMNS = {
  breedId: petSearch.breedId,
  colorId: petSearch.colorId,
  foundationId: petSearch.foundationId,
}
export type IdFacet = keyof typeof ID_COLUMNS
export const ID_FACETS = Object.keys(ID_COLUMNS) as IdFacet[]

export function inScope({ type, place }: SearchScope): SQL[] {
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
  return conditions
}

export function inText(conditions: SQL[], match: TextMatch | null): SQL[] {
  if (!match) return conditions
  const found = sql`select ${petTexts.petId} from ${petTexts} where ${hasWords(match)}`
  return [...conditions, sql`${petSearch.id} in (${found})`]
}

export const hasWords = ({ query }: TextMatch): SQL => sql`${petTexts.words} @@ ${query}::tsquery`

/** Only `=` lets the index return a city's pets in order. */
function inCities(ids: number[]): SQL {
  const [only] = ids
  return ids.length === 1 && only !== undefined ? eq(petSearch.cityId, only) : inArray(petSearch.cityId, ids)
}

export function byIds(filters: SearchFilters, except?: Facet): SQL[] {
  return ID_FACETS.flatMap((facet) => {
    const id = filters[facet]
    return id === undefined || facet === except ? [] : [eq(ID_COLUMNS[facet], id)]
  })
}

/**
 * `(traits # bits) & mask` is 0 for pets that pass and never negative. `<=` instead of `=` makes the planner expect
 * a third of the rows instead of 0.5 %, which keeps it from sorting whole countries for nine pets.
 */
export function byTraits(filters: SearchFilters): SQL[] {
  return traitTests(filters).map(
    ({ mask, bits }) => sql`((${petSearch.traits} # ${bits}::int2) & ${mask}::int2) <= 0::int2`,
  )
}

/** The same as one test, which is computed once per pet: for counts, which read every pet there is. */
export function byAllTraits(filters: SearchFilters): SQL[] {
  const { traitMask, traitBits } = packTraits(filters)
  if (traitMask === 0) return []
  return [sql`((${petSearch.traits} # ${traitBits}::int2) & ${traitMask}::int2) <= 0::int2`]
}

/** The bits of a pet's traits that are its kind. As a literal: only so the indexes by kind know their expression. */
export const kindOf = sql`(${petSearch.traits} & ${sql.raw(String(KIND_MASK))}::int2)`

/** Those of `kindsWithin`, which the indexes by kind find without reading the others. */
export function byKinds(filters: SearchFilters, failures: 0 | 1): SQL[] {
  const kinds = kindsWithin(filters, failures)
  if (!kinds) return []
  return [sql`${kindOf} = any(${sql.param(`{${kinds}}`)}::int2[])`]
}
