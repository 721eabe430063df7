import { and, eq, gt, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { adoptionRequests, petSearch, pets } from '@/db/schema'
import type { MatchAnswers } from '@/lib/people/matches/dto'
import { newestFirst } from '@/lib/pets/queries'
import { ABROAD } from '@/lib/search/distance'
import type { SearchPlace, SearchRequest } from '@/lib/search/dto'
import { closeMatches, matchTiers } from '@/lib/search/match-tiers'
import { daysBefore, REJECTION_STANDS_DAYS } from '@/lib/text/durations'
import { type CountryId, OPEN_ADOPTION_STATUSES } from '@/lib/text/vocabulary'
import { kindOf } from './conditions'

type ForYou = Extract<SearchPlace, { kind: 'for-you' }>
type Asked = Pick<SearchRequest, 'scope' | 'filters'>
/** Of a page. */
export interface Range {
  limit: number
  offset: number
}

/** Best tier first, in it the nearest; last, newest first, what the adopter has asked for. */
export async function listIdsByMatch(
  db: Db,
  place: ForYou,
  asked: Asked,
  conditions: SQL[],
  range: Range,
): Promise<number[]> {
  if (place.settled.length === 0) return listIdsByTier(db, place, asked, conditions, range)
  const isSettled = isOneOf(petSearch.id, place.settled)
  const open = [...conditions, not(isSettled)]
  const ids = await listIdsByTier(db, place, asked, open, range)
  if (ids.length === range.limit) return ids
  const before = ids.length > 0 ? range.offset + ids.length : await db.$count(petSearch, and(...open))
  const rows = await db
    .select({ id: petSearch.id })
    .from(petSearch)
    .where(and(...conditions, isSettled))
    .orderBy(...newestFirst(petSearch))
    .limit(range.limit - ids.length)
    .offset(Math.max(0, range.offset - before))
  return [...ids, ...rows.map(({ id }) => id)]
}

/** The tiers are presorted, so Postgres reads no further one than the page needs, each through `pet_search_kind`. */
async function listIdsByTier(
  db: Db,
  { match, nearness }: ForYou,
  { scope, filters }: Asked,
  conditions: SQL[],
  { limit, offset }: Range,
): Promise<number[]> {
  const tiers = matchTiers(match, nearness, scope.type, filters)
  const types = arrays(tiers.map((tier) => tier.types))
  const kinds = arrays(tiers.map((tier) => tier.kinds))
  const zones = sql.param(`{${tiers.map((tier) => tier.zone)}}`)
  const inTier = sql`${petSearch.type} = any(tier.types::pet_type[])
    and ${kindOf} = any(tier.kinds::int2[])
    and coalesce(${ofCity(nearness.zones)}, ${ABROAD}::int2) = tier.zone`
  const rows = await db.execute<{ id: number }>(sql`
    select pets.id
    from unnest(${types}::text[], ${kinds}::text[], ${zones}::int2[])
      with ordinality as tier (types, kinds, zone, rank)
    cross join lateral (
      select ${petSearch.id}, ${petSearch.publishedAt},
        ${ofCity(nearness.ranks)} as nearness
      from ${petSearch}
      where ${and(inTier, ...conditions)}
      order by nearness, ${sql.join(newestFirst(petSearch), sql`, `)} limit ${offset + limit}
    ) as pets
    order by tier.rank, pets.nearness, pets.published_at desc, pets.id desc
    limit ${limit} offset ${offset}`)
  return rows.map((row) => row.id)
}

interface CloseMatchScope {
  /** Where the adopter lives; null for everywhere. */
  countryId: CountryId | null
  /** Pets that do not count. */
  except?: readonly number[]
}

export const countCloseMatches = (db: Db, match: MatchAnswers, scope: CloseMatchScope): Promise<number> =>
  db.$count(petSearch, isCloseMatch(match, scope))

/** Of those that `countCloseMatches` counts, the newest. */
export async function listCloseMatches(
  db: Db,
  match: MatchAnswers,
  { limit, ...scope }: CloseMatchScope & { limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: petSearch.id })
    .from(petSearch)
    .where(isCloseMatch(match, scope))
    .orderBy(...newestFirst(petSearch))
    .limit(limit)
  return rows.map(({ id }) => id)
}

function isCloseMatch(match: MatchAnswers, { countryId, except = [] }: CloseMatchScope): SQL | undefined {
  const tiers = closeMatches(match).map(
    ({ types, kinds }) =>
      sql`(${petSearch.type} = any(${sql.param(`{${types}}`)}::pet_type[])
        and ${kindOf} = any(${sql.param(`{${kinds}}`)}::int2[]))`,
  )
  const inCountry = countryId ? eq(petSearch.countryId, countryId) : undefined
  return and(or(...tiers), inCountry, not(isOneOf(petSearch.id, except)))
}

/** Rejected for another family, and put up again since: that adoption did not last, so the rejection stands no more. */
export const isOtherFamilyGone = sql<boolean>`(${adoptionRequests.status} = 'rechazada'
  and ${adoptionRequests.reason} = 'otra familia' and exists (
    select from pets offered where offered.id = ${adoptionRequests.petId} and offered.status = 'adoptable'
      and offered.status_changed_at > ${adoptionRequests.updatedAt}))`

/** The requests for a pet that is nothing new to their adopters: they wait for it, were rejected for it, or gave it back. */
export const isSettled = (now: Date): SQL | undefined =>
  or(
    inArray(adoptionRequests.status, [...OPEN_ADOPTION_STATUSES, 'devuelta']),
    and(
      eq(adoptionRequests.status, 'rechazada'),
      gt(adoptionRequests.updatedAt, daysBefore(now, REJECTION_STANDS_DAYS)),
      not(isOtherFamilyGone),
    ),
  )

/** The pets that are nothing new to an adopter, as `isSettled` says, of rejections those that stand; and their own. */
export async function listSettledPetIds(db: Db, adopterId: number, now: Date): Promise<number[]> {
  const asked = db
    .select({ id: adoptionRequests.petId })
    .from(adoptionRequests)
    .where(and(eq(adoptionRequests.adopterId, adopterId), isSettled(now)))
  const own = db
    .select({ id: pets.id })
    .from(pets)
    .where(and(eq(pets.ownerId, adopterId), eq(pets.status, 'adoptable')))
  const rows = await union(asked, own)
  return rows.map(({ id }) => id)
}

/** Of an array by id; ids of cities begin at 1, as Postgres counts. */
const ofCity = (perCity: readonly number[]) =>
  sql`(${sql.param(`{${perCity.slice(1)}}`)}::int2[])[${petSearch.cityId}]`

/** Arrays of different lengths, which Postgres has as texts only. */
const arrays = (lists: readonly (readonly unknown[])[]) =>
  sql.param(`{${lists.map((list) => `"{${list}}"`)}}`)
