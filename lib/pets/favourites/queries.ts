import { and, desc, eq, inArray, max, not, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionRequests, favourites, pets } from '@/db/schema'
import type { PetCardDto, UnavailableFavouriteDto } from '@/lib/pets/dto'
import { listCardsByIds } from '@/lib/pets/queries'
import { hasPage, isBlocked, isListed } from '@/lib/pets/visibility-queries'
import { OPEN_ADOPTION_STATUSES } from '@/lib/text/vocabulary'
import type { Favourite } from './schema'

/** Newest first, without withdrawn pets until they are republished. */
export async function listVisibleFavouriteIds(db: Db, userId: number, limit?: number): Promise<number[]> {
  const query = db
    .select({ id: favourites.petId })
    .from(favourites)
    .innerJoin(pets, eq(pets.id, favourites.petId))
    .where(and(eq(favourites.userId, userId), hasPage))
    .orderBy(desc(favourites.createdAt), desc(favourites.petId))
  const rows = await (limit === undefined ? query : query.limit(limit))
  return rows.map((row) => row.id)
}

export async function listFavouriteCards(db: Db, userId: number, limit?: number): Promise<PetCardDto[]> {
  return listCardsByIds(db, await listVisibleFavouriteIds(db, userId, limit))
}

const MAX_UNAVAILABLE = 60

/** Favourites that no search finds: adopted, promised, paused, withdrawn. */
export async function listUnavailableFavourites(db: Db, userId: number): Promise<UnavailableFavouriteDto[]> {
  const rows = await db
    .select({
      id: pets.id,
      name: pets.name,
      public: sql<boolean>`${hasPage}`,
      held: sql<boolean>`${pets.heldAt} is not null
        and ${pets.holdReason} is distinct from 'removal' and ${pets.status} <> 'inactivo'`,
      requestId: max(adoptionRequests.id),
    })
    .from(favourites)
    .innerJoin(pets, eq(pets.id, favourites.petId))
    .leftJoin(
      adoptionRequests,
      and(
        eq(adoptionRequests.petId, pets.id),
        eq(adoptionRequests.adopterId, userId),
        inArray(adoptionRequests.status, [...OPEN_ADOPTION_STATUSES, 'concluida']),
      ),
    )
    .where(and(eq(favourites.userId, userId), not(isListed), not(isBlocked)))
    .groupBy(pets.id, favourites.createdAt, favourites.petId)
    .orderBy(desc(favourites.createdAt), desc(favourites.petId))
    .limit(MAX_UNAVAILABLE)
  const withPage = rows.filter((row) => row.public).map((row) => row.id)
  const cards = new Map((await listCardsByIds(db, withPage)).map((card) => [card.id, card]))
  return rows.map(({ public: hasCard, ...row }) => ({ ...row, card: cards.get(row.id) ?? null }))
}

const isOf = ({ userId, petId }: Favourite) => and(eq(favourites.userId, userId), eq(favourites.petId, petId))

export const isFavourite = async (db: Db, favourite: Favourite): Promise<boolean> =>
  (await db.$count(favourites, isOf(favourite))) > 0

/** All of them, also of pets that are hidden now. */
export const countFavourites = (db: Db, userId: number): Promise<number> =>
  db.$count(favourites, eq(favourites.userId, userId))

/** The lock keeps it visible until the transaction ends. */
export async function lockVisiblePet(tx: Db, petId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: pets.id })
    .from(pets)
    .where(and(eq(pets.id, petId), hasPage))
    .for('key share', { of: pets })
  return row !== undefined
}

/** Idempotent. */
export async function insertFavourite(db: Db, favourite: Favourite): Promise<void> {
  await db.insert(favourites).values(favourite).onConflictDoNothing()
}

export async function deleteFavourite(db: Db, favourite: Favourite): Promise<void> {
  await db.delete(favourites).where(isOf(favourite))
}
