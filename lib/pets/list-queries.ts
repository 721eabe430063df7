import { and, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { prepareOnce } from '@/db/prepare-once'
import { countries, petSearch, pets } from '@/db/schema'
import { type Actor, ANONYMOUS } from '@/lib/platform/actor'
import type { PetDto } from './dto'
import { listPetsByIds, newestFirst } from './queries'
import { isListed, visibleTo } from './visibility-queries'

interface Window {
  page: number
  perPage: number
}

interface PetPage {
  pets: PetDto[]
  total: number
}

/** Newest first; empty for an unknown owner. The owner and staff get unlisted ones too, withdrawn ones on request. */
export async function findOwnerPage(
  db: Db,
  ownerId: number,
  { page, perPage }: Window,
  { viewer = ANONYMOUS, withdrawn = false }: { viewer?: Actor; withdrawn?: boolean } = {},
): Promise<PetPage> {
  const theirs = and(eq(pets.ownerId, ownerId), withdrawn ? undefined : ne(pets.status, 'inactivo'))
  const seesAll = viewer.kind === 'admin' || ('id' in viewer && viewer.id === ownerId)
  const which = seesAll ? theirs : and(theirs, isListed)
  const newest = db
    .select({ id: pets.id })
    .from(pets)
    .where(which)
    .orderBy(...newestFirst(pets))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const [rows, total] = await Promise.all([newest, db.$count(pets, which)])
  const ids = rows.map((row) => row.id)
  return { pets: await listPetsByIds(db, ids, visibleTo(viewer)), total }
}

/** A page of the listed pets of all foundations, newest first, with their total. */
export async function findFoundationsPage(db: Db, { page, perPage }: Window): Promise<PetPage> {
  const [ids, total] = await Promise.all([
    listFoundationPetIds(db, perPage, (page - 1) * perPage),
    countFoundationPets(db),
  ])
  return { pets: await listPetsByIds(db, ids), total }
}

/** `pet_search` holds listed pets only. */
const selectNewestIds = (db: Db, which: SQL | undefined) =>
  db
    .select({ id: petSearch.id })
    .from(petSearch)
    .where(which)
    .orderBy(...newestFirst(petSearch))

async function listNewestIds(db: Db, which: SQL | undefined, limit: number, offset = 0): Promise<number[]> {
  const rows = await selectNewestIds(db, which).limit(limit).offset(offset)
  return rows.map((row) => row.id)
}

const newestOfCity = prepareOnce((db) =>
  selectNewestIds(db, eq(petSearch.cityId, sql.placeholder('cityId')))
    .limit(sql.placeholder('limit'))
    .prepare('newest_of_city'),
)

/** Newest listed pets of a city. @param exceptFoundationId whose pets are left out */
export async function listCityPetIds(
  db: Db,
  cityId: number,
  limit: number,
  exceptFoundationId: number | null = null,
): Promise<number[]> {
  if (exceptFoundationId === null) {
    const rows = await newestOfCity(db).execute({ cityId, limit })
    return rows.map((row) => row.id)
  }
  const others = or(isNull(petSearch.foundationId), ne(petSearch.foundationId, exceptFoundationId))
  return listNewestIds(db, and(eq(petSearch.cityId, cityId), others), limit)
}

/** Newest listed pets of one foundation. */
export function listPetIdsOfFoundation(db: Db, foundationId: number, limit: number): Promise<number[]> {
  return listNewestIds(db, eq(petSearch.foundationId, foundationId), limit)
}

const ofFoundations = isNotNull(petSearch.foundationId)

/** Newest listed pets of any foundation. */
export function listFoundationPetIds(db: Db, limit: number, offset: number): Promise<number[]> {
  return listNewestIds(db, ofFoundations, limit, offset)
}

export const countFoundationPets = (db: Db): Promise<number> => db.$count(petSearch, ofFoundations)

/** Round-robin over the countries, so that every visitor finds some near home. */
export async function listShowcasePetIds(db: Db, limit: number): Promise<number[]> {
  const newest = db
    .select({ id: petSearch.id, publishedAt: petSearch.publishedAt })
    .from(petSearch)
    .where(eq(petSearch.countryId, countries.id))
    .orderBy(...newestFirst(petSearch))
    .limit(limit)
    .as('newest')
  const turn = sql`row_number() over (partition by ${countries.id} order by ${newest.publishedAt} desc, ${newest.id} desc)`
  const rows = await db
    .select({ id: newest.id })
    .from(countries)
    .crossJoinLateral(newest)
    .orderBy(turn, desc(newest.publishedAt), desc(newest.id))
    .limit(limit)
  return rows.map((row) => row.id)
}
