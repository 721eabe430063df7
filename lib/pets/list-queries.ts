import { and, count, desc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { foundations, petSearch, pets, users } from '@/db/schema'
import type { PetDto } from './dto'
import { isAdoptable, listPetsByIds, newestFirst, selectAdoptableIds } from './queries'

/** Which part of a list: pages count from 1. */
export interface Window {
  page: number
  perPage: number
}

export interface PetPage {
  pets: PetDto[]
  /** Length of the whole list. */
  total: number
}

/** Adoptable pets of one owner, the newest first; none for an owner who does not exist. */
export function findOwnerPage(db: Db, ownerId: number, { page, perPage }: Window): Promise<PetPage> {
  const theirs = and(eq(pets.ownerId, ownerId), isAdoptable)
  return completePage(
    db,
    selectAdoptableIds(db)
      .where(theirs)
      .orderBy(...newestFirst)
      .limit(perPage)
      .offset((page - 1) * perPage),
    db
      .select({ total: count() })
      .from(pets)
      .innerJoin(users, eq(users.id, pets.ownerId))
      .leftJoin(foundations, eq(foundations.userId, pets.ownerId))
      .where(theirs),
  )
}

/** Adoptable pets of all approved foundations, the newest first. */
export function findFoundationsPage(db: Db, { page, perPage }: Window): Promise<PetPage> {
  const ofFoundations = isNotNull(petSearch.foundationId)
  return completePage(
    db,
    db
      .select({ id: petSearch.id })
      .from(petSearch)
      .where(ofFoundations)
      .orderBy(desc(petSearch.publishedAt), desc(petSearch.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: count() }).from(petSearch).where(ofFoundations),
  )
}

async function completePage(
  db: Db,
  rows: PromiseLike<{ id: number }[]>,
  sizes: PromiseLike<{ total: number }[]>,
): Promise<PetPage> {
  const [page, [size]] = await Promise.all([rows, sizes])
  const ids = page.map((row) => row.id)
  return { pets: await listPetsByIds(db, ids), total: size?.total ?? 0 }
}
