import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import {
  adoptionRequests,
  breeds,
  cities,
  colors,
  countries,
  favourites,
  petPhotos,
  pets,
  petViews,
  users,
} from '@/db/schema'
import { photoDto } from '@/lib/photos/dto'
import { placeColumns } from '@/lib/platform/catalog/queries'
import { type Page, pageOf, windowOf } from '@/lib/text/pagination'
import { OPEN_ADOPTION_STATUSES, type PetStatus, type RequestsFrom } from '@/lib/text/vocabulary'
import type { EditablePetDto, OwnPetDto, PetToCorrectDto } from './dto'
import { toHoldDto } from './hold'
import { inputOf } from './operations/pet-values'
import { newestFirst } from './queries'
import { hasPage, hasPageUnlessBlocked, isPaused, isPublishable } from './visibility-queries'

const PER_PAGE = 50
const acceptedRequests = alias(adoptionRequests, 'accepted_requests')
/** By a concluded request, whatever became of the listing since. */
const adoptedHere = sql<boolean>`exists (
  select from ${adoptionRequests} concluded where concluded.pet_id = ${pets.id} and concluded.status = 'concluida')`
const removalReason = sql<string | null>`case when ${pets.holdReason} = 'removal' then (
  select note.reason from audit_log entry left join audit_notes note on note.entry_id = entry.id
  where entry.subject = 'pet:' || ${pets.id} and entry.action = 'listing.remove'
  order by entry.id desc limit 1) end`

export const holdColumns = {
  heldAt: pets.heldAt,
  holdReason: pets.holdReason,
  textIssue: pets.textIssue,
  blockedAt: pets.blockedAt,
  removalReason,
}

/** Of a `PicturedPet`, its photo as stored: needs its breed and place, and a left join of its first photo. */
export const picturedColumns = {
  id: pets.id,
  name: pets.name,
  type: pets.type,
  breed: breeds.name,
  gender: pets.gender,
  size: pets.size,
  status: pets.status,
  place: placeColumns,
  photo: petPhotos,
}

/** Needs a left join of `petViews`: an unseen pet has no row. */
export const viewCount = sql<number>`coalesce(${petViews.count}, 0)`

const groupRank = sql`case ${pets.status} when 'adoptable' then 1 when 'en proceso' then 2 when 'adoptado' then 3 else 4 end`
/** Last withdrawn first: the likeliest to be republished. */
const withdrawnAt = sql`case when ${pets.status} = 'inactivo' then ${pets.statusChangedAt} end`

/** From how far an owner takes adoption requests, for all their pets. */
export async function findRequestsFrom(db: Db, ownerId: number): Promise<RequestsFrom> {
  const [row] = await db.select({ requestsFrom: users.requestsFrom }).from(users).where(eq(users.id, ownerId))
  return row?.requestsFrom ?? 'cualquier lugar'
}

/** Statuses without pets are missing. @param which all if absent */
export async function countOwnPets(
  db: Db,
  ownerId: number,
  which?: SQL,
): Promise<Partial<Record<PetStatus, number>>> {
  const rows = await db
    .select({ status: pets.status, total: count() })
    .from(pets)
    .where(and(eq(pets.ownerId, ownerId), which))
    .groupBy(pets.status)
  return Object.fromEntries(rows.map(({ status, total }) => [status, total]))
}

/** By status, withdrawn ones last; newest first. @param which all if absent */
export async function listOwnPets(
  db: Db,
  ownerId: number,
  page: number,
  which?: SQL,
): Promise<Page<OwnPetDto>> {
  const { limit, offset } = windowOf(page, PER_PAGE)
  const rows = await db
    .select({
      ...picturedColumns,
      code: pets.ownCode,
      health: pets.health,
      castrated: pets.castrated,
      publishedAt: pets.publishedAt,
      public: sql<boolean>`${hasPage}`,
      confirmedAt: pets.confirmedAt,
      remindedAt: pets.remindedAt,
      paused: isPaused,
      hold: holdColumns,
      views: viewCount,
      favourites: db.$count(favourites, eq(favourites.petId, pets.id)),
      requests: db.$count(
        adoptionRequests,
        and(
          eq(adoptionRequests.petId, pets.id),
          inArray(adoptionRequests.status, [...OPEN_ADOPTION_STATUSES]),
        ),
      ),
      // At most one, by a unique index.
      acceptedRequest: acceptedRequests.id,
      adoptedHere,
    })
    .from(pets)
    .leftJoin(
      acceptedRequests,
      and(eq(acceptedRequests.petId, pets.id), eq(acceptedRequests.status, 'aceptada')),
    )
    .innerJoin(breeds, eq(breeds.id, pets.breedId))
    .innerJoin(cities, eq(cities.id, pets.cityId))
    .innerJoin(countries, eq(countries.id, pets.countryId))
    .leftJoin(petPhotos, and(eq(petPhotos.petId, pets.id), eq(petPhotos.position, 0)))
    .leftJoin(petViews, eq(petViews.petId, pets.id))
    .where(and(eq(pets.ownerId, ownerId), which))
    .orderBy(groupRank, desc(withdrawnAt), ...newestFirst(pets))
    .limit(limit)
    .offset(offset)
  const own = rows.map((row) => ({
    ...row,
    publishedAt: row.publishedAt.toISOString(),
    confirmedAt: row.confirmedAt.toISOString(),
    remindedAt: row.remindedAt?.toISOString() ?? null,
    photo: row.photo && photoDto(row.photo),
    hold: toHoldDto(row.hold),
  }))
  return pageOf(own, page, PER_PAGE)
}

/** Nobody sees it because of its text, and would without it. */
export const isToCorrect = and(
  eq(pets.holdReason, 'text'),
  inArray(pets.status, ['adoptable', 'en proceso']),
  isNull(pets.blockedAt),
  isPublishable,
)

/** An owner's listings to correct: the longest hidden first. */
export async function listToCorrect(db: Db, ownerId: number): Promise<PetToCorrectDto[]> {
  const rows = await db
    .select({ id: pets.id, name: pets.name, photo: petPhotos, textIssue: pets.textIssue })
    .from(pets)
    .leftJoin(petPhotos, and(eq(petPhotos.petId, pets.id), eq(petPhotos.position, 0)))
    .where(and(eq(pets.ownerId, ownerId), isToCorrect))
    .orderBy(asc(pets.heldAt), asc(pets.id))
    .limit(PER_PAGE)
  return rows.flatMap(({ textIssue, photo, ...pet }) =>
    textIssue === null ? [] : [{ ...pet, textIssue, photo: photo && photoDto(photo) }],
  )
}

/** In the order in which they are shown. */
export const listPetPhotos = (db: Db, petId: number) =>
  db.select().from(petPhotos).where(eq(petPhotos.petId, petId)).orderBy(petPhotos.position)

/** The owner's pet of this code of theirs. */
export async function findPetIdByCode(db: Db, ownerId: number, code: string): Promise<number | null> {
  const [row] = await db
    .select({ id: pets.id })
    .from(pets)
    .where(and(eq(pets.ownerId, ownerId), eq(sql`lower(${pets.ownCode})`, code.toLowerCase())))
  return row?.id ?? null
}

/** Whether others see it: `hasPage` of one pet. */
export async function hasPublicPage(db: Db, petId: number): Promise<boolean> {
  return (await db.$count(pets, and(eq(pets.id, petId), hasPage))) === 1
}

/** Whether an adoption by a request stands: not after a return. */
export async function isAdoptedHere(db: Db, petId: number): Promise<boolean> {
  return (await db.$count(pets, and(eq(pets.id, petId), adoptedHere))) === 1
}

/** `hasPageUnlessBlocked` of one pet. */
export async function hasPageInMails(db: Db, petId: number): Promise<boolean> {
  return (await db.$count(pets, and(eq(pets.id, petId), hasPageUnlessBlocked))) === 1
}

/** Null where it is somebody else's. */
export async function findEditablePet(
  db: Db,
  ownerId: number,
  petId: number,
): Promise<EditablePetDto | null> {
  const [row] = await db
    .select({
      pet: pets,
      breed: breeds.name,
      color: colors.name,
      place: placeColumns,
      hold: holdColumns,
      public: sql<boolean>`${hasPage}`,
      adoptedHere,
    })
    .from(pets)
    .innerJoin(breeds, eq(breeds.id, pets.breedId))
    .innerJoin(colors, eq(colors.id, pets.colorId))
    .innerJoin(cities, eq(cities.id, pets.cityId))
    .innerJoin(countries, eq(countries.id, pets.countryId))
    .where(and(eq(pets.id, petId), eq(pets.ownerId, ownerId)))
  if (!row) return null
  const { pet, ...rest } = row
  const photos = await listPetPhotos(db, petId)
  return {
    id: pet.id,
    ...inputOf(pet),
    status: pet.status,
    paused: pet.pausedAt !== null,
    ...rest,
    hold: toHoldDto(row.hold),
    photos: photos.map((photo) => ({ ...photoDto(photo), hash: photo.hash })),
  }
}
