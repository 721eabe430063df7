import {
  and,
  asc,
  count,
  eq,
  gt,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import {
  foundations,
  petArrivals,
  petImports,
  petSearch,
  pets,
  petTexts,
  savedSearches,
  savedSearchNotices,
  users,
} from '@/db/schema'
import { withdrawnAt } from '@/lib/people/consents/queries'
import { isLinked, type LinkedRow } from '@/lib/platform/row-link'
import type { SearchRequest } from '@/lib/search/dto'
import { lastingTextQuery } from '@/lib/search/queries/text'
import { packTraits } from '@/lib/search/trait-bits'
import { CITY_ZONES, TIME_ZONES, USUAL_COUNTRY } from '@/lib/text/time-zones'
import type { NoticeFrequency } from '@/lib/text/vocabulary'

/** The columns that hold what a search asks for; `matchesPet` reads them. */
export async function columnsOfRequest(db: Db, { scope, filters, text }: SearchRequest) {
  const { type, place } = scope
  return {
    type,
    countryId: place.kind === 'country' ? place.countryId : null,
    cityIds: place.kind === 'city' ? place.cityIds : null,
    breedId: filters.breedId ?? null,
    colorId: filters.colorId ?? null,
    foundationId: filters.foundationId ?? null,
    ...packTraits(filters),
    words: text ? await lastingTextQuery(db, text) : null,
  }
}

/**
 * Whether a saved search finds a row of `pet_search` and its `pet_texts`: the same rules as
 * `lib/search/queries/conditions`, read the other way round. The text comes last, as it costs most.
 */
export const matchesPet: SQL = sql`(
  (${savedSearches.type} is null or ${savedSearches.type} = ${petSearch.type})
  and (${petSearch.traits} & ${savedSearches.traitMask}) = ${savedSearches.traitBits}
  and (${savedSearches.countryId} is null or ${savedSearches.countryId} = ${petSearch.countryId})
  and (${savedSearches.cityIds} is null or ${petSearch.cityId} = any(${savedSearches.cityIds}))
  and (${savedSearches.breedId} is null or ${savedSearches.breedId} = ${petSearch.breedId})
  and (${savedSearches.colorId} is null or ${savedSearches.colorId} = ${petSearch.colorId})
  and (${savedSearches.foundationId} is null or ${savedSearches.foundationId} = ${petSearch.foundationId})
  and (${savedSearches.words} is null or ${petTexts.words} @@ ${savedSearches.words}))`

export const ofReader = (savedSearchId: number, userId: number) =>
  and(eq(savedSearches.id, savedSearchId), eq(savedSearches.userId, userId))

export const listSavedSearches = (db: Db, userId: number) =>
  db.select().from(savedSearches).where(eq(savedSearches.userId, userId)).orderBy(asc(savedSearches.id))

export type SavedSearchRow = Awaited<ReturnType<typeof listSavedSearches>>[number]

/** Of these foundations those that are there, hidden ones too. */
export async function findFoundationIds(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: foundations.userId })
    .from(foundations)
    .where(isOneOf(foundations.userId, ids))
  return new Set(rows.map(({ id }) => id))
}

export const countSavedSearches = (db: Db, userId: number): Promise<number> =>
  db.$count(savedSearches, eq(savedSearches.userId, userId))

/**
 * Paused by what ended the consent to notices, and from the account's own pages: those that run again with it. What was paused
 * before, or by the link of a mail, was stopped for itself.
 */
export const endedWithConsent = (userId: number) =>
  and(
    eq(savedSearches.userId, userId),
    eq(savedSearches.frequency, 'en pausa'),
    eq(savedSearches.pausedByLink, false),
    sql`${savedSearches.pausedAt} = ${withdrawnAt(sql`${userId}::int`, 'avisos')}`,
  )

export const countEndedWithConsent = (db: Db, userId: number): Promise<number> =>
  db.$count(savedSearches, endedWithConsent(userId))

export async function findLinkedSearch(db: Db, link: LinkedRow): Promise<SavedSearchRow | null> {
  const [row] = await db.select().from(savedSearches).where(eq(savedSearches.id, link.id))
  return row && isLinked(link, row) ? row : null
}

export async function findSavedFrequency(
  db: Db,
  userId: number,
  path: string,
): Promise<NoticeFrequency | null> {
  const [saved] = await db
    .select({ frequency: savedSearches.frequency })
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, userId), eq(savedSearches.path, path)))
  return saved?.frequency ?? null
}

/** Pets of others that arrived after a search's last notice and are listed, per saved search of a person; none is absent. */
export async function countNews(db: Db, userId: number, notBefore: Date): Promise<Map<number, number>> {
  const since = sql`greatest(coalesce(${savedSearches.noticedAt}, ${savedSearches.createdAt}), ${notBefore.toISOString()}::timestamptz)`
  const rows = await db
    .select({ id: savedSearches.id, pets: count() })
    .from(savedSearches)
    .innerJoin(petArrivals, gt(petArrivals.arrivedAt, since))
    .innerJoin(petSearch, eq(petSearch.id, petArrivals.petId))
    .innerJoin(pets, and(eq(pets.id, petSearch.id), ne(pets.ownerId, userId)))
    .leftJoin(petTexts, eq(petTexts.petId, petSearch.id))
    .where(and(eq(savedSearches.userId, userId), gt(petArrivals.arrivedAt, notBefore), matchesPet))
    .groupBy(savedSearches.id)
  return new Map(rows.map(({ id, pets }) => [id, pets]))
}

export async function listUnmatchedArrivals(db: Db, most: number): Promise<number[]> {
  const rows = await db
    .select({ id: petArrivals.id })
    .from(petArrivals)
    .where(isNull(petArrivals.matchedAt))
    .orderBy(asc(petArrivals.arrivedAt), asc(petArrivals.id))
    .limit(most)
  return rows.map(({ id }) => id)
}

const together = alias(petArrivals, 'together')

/**
 * Unsent notices whose time has come, of pets that are listed and whose whole group of arrivals was matched. A file of pets
 * that is being imported is told when it is done, not with a mail a minute.
 */
export const isSendable = (db: Db, now: Date): SQL | undefined =>
  and(
    isNull(savedSearchNotices.sentAt),
    lte(savedSearchNotices.dueAt, now),
    notExists(
      db
        .select({ one: sql`1` })
        .from(pets)
        .innerJoin(petImports, and(eq(petImports.ownerId, pets.ownerId), eq(petImports.status, 'running')))
        .where(eq(pets.id, petArrivals.petId)),
    ),
    notExists(
      db
        .select({ one: sql`1` })
        .from(together)
        .where(and(eq(together.arrivedAt, petArrivals.arrivedAt), isNull(together.matchedAt))),
    ),
  )

const cases = (zones: object) =>
  sql.raw(
    Object.entries(zones)
      .map(([id, zone]) => `when '${id}' then '${zone}'`)
      .join(' '),
  )

/** `zoneOf` a person who reads mail, for the hours of the night. */
export const readerZone = sql<string>`case ${users.cityId} ${cases(CITY_ZONES)} else
  case ${users.countryId} ${cases(TIME_ZONES)} else ${sql.raw(`'${TIME_ZONES[USUAL_COUNTRY]}'`)} end end`

/** Ids of searches with something to tell now. @param asleep zones where it is night. */
export async function listSearchesToTell(
  db: Db,
  { now, asleep, most }: { now: Date; asleep: readonly string[]; most: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: savedSearchNotices.savedSearchId })
    .from(savedSearchNotices)
    .innerJoin(petArrivals, eq(petArrivals.id, savedSearchNotices.arrivalId))
    .innerJoin(petSearch, eq(petSearch.id, petArrivals.petId))
    .innerJoin(users, eq(users.id, savedSearchNotices.userId))
    .where(
      and(
        isSendable(db, now),
        eq(users.active, true),
        isNotNull(users.emailVerifiedAt),
        sql`${readerZone} <> all(${sql.param(`{${asleep.join()}}`)}::text[])`,
      ),
    )
    .groupBy(savedSearchNotices.savedSearchId)
    .orderBy(sql`min(${savedSearchNotices.dueAt})`, savedSearchNotices.savedSearchId)
    .limit(most)
  return rows.map(({ id }) => id)
}

export async function deleteOldNotices(db: Db, dueBefore: Date): Promise<number> {
  const { count: deleted } = await db
    .delete(savedSearchNotices)
    .where(lt(savedSearchNotices.dueAt, dueBefore))
  return deleted
}
