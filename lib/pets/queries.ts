import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { idList, isOneOf, isOneOfGiven } from '@/db/conditions'
import { prepareOnce } from '@/db/prepare-once'
import {
  breeds,
  cities,
  colors,
  countries,
  foundations,
  type PetRow,
  petPhotos,
  petSearch,
  pets,
  users,
} from '@/db/schema'
import { listRatings } from '@/lib/foundations/queries'
import { photoDto, pictureDto } from '@/lib/photos/dto'
import { placeColumns } from '@/lib/platform/catalog/queries'
import { groupBy } from '@/lib/platform/collections'
import { firstName } from '@/lib/text/text'
import type { PetCardDto, PetDto } from './dto'
import { hasPage } from './visibility-queries'

const cardColumns = {
  id: pets.id,
  name: pets.name,
  type: pets.type,
  breed: breeds.name,
  age: pets.age,
  gender: pets.gender,
  size: pets.size,
  coat: pets.coat,
  status: pets.status,
  publishedAt: pets.publishedAt,
  place: placeColumns,
}

const selectCards = (db: Db) =>
  db
    .select({ ...cardColumns, photo: petPhotos })
    .from(pets)
    .innerJoin(breeds, eq(breeds.id, pets.breedId))
    .innerJoin(cities, eq(cities.id, pets.cityId))
    .innerJoin(countries, eq(countries.id, pets.countryId))
    .leftJoin(petPhotos, and(eq(petPhotos.petId, pets.id), eq(petPhotos.position, 0)))

const cardsByIds = prepareOnce((db) =>
  selectCards(db).where(isOneOfGiven(pets.id, 'ids')).prepare('cards_by_ids'),
)

const listedCardsByIds = prepareOnce((db) =>
  selectCards(db)
    .innerJoin(petSearch, eq(petSearch.id, pets.id))
    .where(isOneOfGiven(pets.id, 'ids'))
    .prepare('listed_cards_by_ids'),
)

/** In the order of the ids; unknown ids are skipped. */
export async function listCardsByIds(db: Db, ids: readonly number[]): Promise<PetCardDto[]> {
  return ids.length === 0 ? [] : inOrder(ids, await cardsByIds(db).execute({ ids: idList(ids) }))
}

/** For ids from a source that may lag behind: pets held, paused or withdrawn a moment ago are skipped. */
export async function listListedCardsByIds(db: Db, ids: readonly number[]): Promise<PetCardDto[]> {
  return ids.length === 0 ? [] : inOrder(ids, await listedCardsByIds(db).execute({ ids: idList(ids) }))
}

type CardRow = Omit<PetCardDto, 'publishedAt' | 'photo'> & {
  publishedAt: Date
  photo: typeof petPhotos.$inferSelect | null
}

function inOrder(ids: readonly number[], rows: CardRow[]): PetCardDto[] {
  const cards = new Map(
    rows.map((row) => [
      row.id,
      { ...row, publishedAt: row.publishedAt.toISOString(), photo: row.photo && photoDto(row.photo) },
    ]),
  )
  return ids.flatMap((id) => cards.get(id) ?? [])
}

const foundationIds = (rows: { owner: { id: number }; foundation: string | null }[]) =>
  rows.filter((row) => row.foundation !== null).map((row) => row.owner.id)

const selectPets = (db: Db) =>
  db
    .select({
      pet: pets,
      breed: breeds.name,
      breedInternationalName: breeds.internationalName,
      color: colors.name,
      colorGroup: colors.groupName,
      place: placeColumns,
      owner: {
        id: users.id,
        role: users.role,
        name: users.name,
        photo: users.photo,
        requestsFrom: users.requestsFrom,
      },
      foundation: foundations.name,
    })
    .from(pets)
    .innerJoin(breeds, eq(breeds.id, pets.breedId))
    .innerJoin(colors, eq(colors.id, pets.colorId))
    .innerJoin(cities, eq(cities.id, pets.cityId))
    .innerJoin(countries, eq(countries.id, pets.countryId))
    .innerJoin(users, eq(users.id, pets.ownerId))
    .leftJoin(foundations, eq(foundations.userId, pets.ownerId))

const petsWithPage = prepareOnce((db) =>
  selectPets(db)
    .where(and(isOneOfGiven(pets.id, 'ids'), hasPage))
    .prepare('pets_with_page'),
)

/** A list counts as ten ids before it is known, so that Postgres would plan anew for each single one. */
const petWithPage = prepareOnce((db) =>
  selectPets(db)
    .where(and(eq(pets.id, sql.placeholder('id')), hasPage))
    .prepare('pet_with_page'),
)

const photosOfPets = prepareOnce((db) =>
  db
    .select()
    .from(petPhotos)
    .where(isOneOfGiven(petPhotos.petId, 'ids'))
    .orderBy(petPhotos.position)
    .prepare('photos_of_pets'),
)

function selectRows(db: Db, ids: readonly number[], visible: SQL | undefined) {
  if (visible !== hasPage) return selectPets(db).where(and(isOneOf(pets.id, ids), visible))
  const [id] = ids
  return ids.length === 1 ? petWithPage(db).execute({ id }) : petsWithPage(db).execute({ ids: idList(ids) })
}

/** In the order of the ids; those not `visible` are skipped. */
export async function listPetsByIds(
  db: Db,
  ids: readonly number[],
  visible: SQL | undefined = hasPage,
): Promise<PetDto[]> {
  if (ids.length === 0) return []
  const [rows, photos] = await Promise.all([
    selectRows(db, ids, visible),
    photosOfPets(db).execute({ ids: idList(ids) }),
  ])
  const ratings = await listRatings(db, foundationIds(rows))
  const photosByPet = groupBy(photos, (photo) => photo.petId)
  const found = new Map(
    rows.map(({ pet, owner, foundation, ...row }) => [
      pet.id,
      petDto(pet, row, photosByPet.get(pet.id) ?? [], {
        owner: {
          id: owner.id,
          role: owner.role === 'fundation' ? 'fundation' : 'user',
          name: firstName(owner.name),
        },
        requestsFrom: owner.requestsFrom,
        foundation:
          foundation === null
            ? null
            : {
                id: owner.id,
                name: foundation,
                photo: owner.photo === null ? null : pictureDto(owner.photo),
                ...ratings(owner.id),
              },
      }),
    ]),
  )
  return ids.flatMap((id) => found.get(id) ?? [])
}

function petDto(
  pet: PetRow,
  names: Pick<PetDto, 'breed' | 'breedInternationalName' | 'color' | 'colorGroup' | 'place'>,
  photoRows: (typeof petPhotos.$inferSelect)[],
  publisher: Pick<PetDto, 'owner' | 'foundation' | 'requestsFrom'>,
): PetDto {
  const photos = photoRows.map(photoDto)
  return {
    id: pet.id,
    name: pet.name,
    type: pet.type,
    breedId: pet.breedId,
    colorId: pet.colorId,
    age: pet.age,
    gender: pet.gender,
    size: pet.size,
    coat: pet.coat,
    health: pet.health,
    castrated: pet.castrated,
    houseTrained: pet.houseTrained,
    specialNeeds: pet.specialNeeds,
    goodWith: { children: pet.goodWithChildren, dogs: pet.goodWithDogs, cats: pet.goodWithCats },
    description: pet.description,
    tags: pet.tags,
    status: pet.status,
    publishedAt: pet.publishedAt.toISOString(),
    statusChangedAt: pet.statusChangedAt.toISOString(),
    updatedAt: pet.updatedAt.toISOString(),
    confirmedAt: pet.confirmedAt.toISOString(),
    paused: pet.pausedAt !== null,
    photo: photos[0] ?? null,
    photos,
    // Last on purpose: V8 is 20 times slower for a wide literal that begins with a spread.
    ...names,
    ...publisher,
  }
}

/** @param visible condition for who may see it; public pages' by default */
export async function findPet(db: Db, id: number, visible?: SQL): Promise<PetDto | null> {
  const [pet] = await listPetsByIds(db, [id], visible)
  return pet ?? null
}

/** Order of every list of pets; the id makes it total, so that pages do not overlap. */
export const newestFirst = ({ publishedAt, id }: typeof pets | typeof petSearch) => [
  desc(publishedAt),
  desc(id),
]
