import { and, count, eq, type SQL } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { foundations, pets, users } from '@/db/schema'
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
export function findOwnerPage(db: Db, ownerId: number, window: Window): Promise<PetPage> {
  return findPage(db, eq(pets.ownerId, ownerId), window)
}

/** Adoptable pets of all approved foundations, the newest first. */
export function findFoundationsPage(db: Db, window: Window): Promise<PetPage> {
  return findPage(db, eq(users.role, 'fundation'), window)
}

async function findPage(db: Db, which: SQL, { page, perPage }: Window): Promise<PetPage> {
  const wanted = and(which, isAdoptable)
  const [rows, sizes] = await Promise.all([
    selectAdoptableIds(db)
      .where(wanted)
      .orderBy(...newestFirst)
      .limit(perPage)
      .offset((page - 1) * perPage),
    db
      .select({ total: count() })
      .from(pets)
      .innerJoin(users, eq(users.id, pets.ownerId))
      .leftJoin(foundations, eq(foundations.userId, pets.ownerId))
      .where(wanted),
  ])
  const found = await listPetsByIds(
    db,
    rows.map((row) => row.id),
  )
  return { pets: found, total: sizes[0]?.total ?? 0 }
}
