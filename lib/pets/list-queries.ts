import { and, count, eq, isNotNull, ne, type SQL } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { petSearch, pets } from '@/db/schema'
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
export function findOwnerPage(
  db: Db,
  ownerId: number,
  { page, perPage }: Window,
  { viewer = ANONYMOUS, withdrawn = false }: { viewer?: Actor; withdrawn?: boolean } = {},
): Promise<PetPage> {
  const theirs = and(eq(pets.ownerId, ownerId), withdrawn ? undefined : ne(pets.status, 'inactivo'))
  const seesAll = viewer.kind === 'admin' || ('id' in viewer && viewer.id === ownerId)
  const which = seesAll ? theirs : and(theirs, isListed)
  return completePage(
    db,
    db
      .select({ id: pets.id })
      .from(pets)
      .where(which)
      .orderBy(...newestFirst(pets))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: count() }).from(pets).where(which),
    visibleTo(viewer),
  )
}

export function findFoundationsPage(db: Db, { page, perPage }: Window): Promise<PetPage> {
  const ofFoundations = isNotNull(petSearch.foundationId)
  return completePage(
    db,
    db
      .select({ id: petSearch.id })
      .from(petSearch)
      .where(ofFoundations)
      .orderBy(...newestFirst(petSearch))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: count() }).from(petSearch).where(ofFoundations),
  )
}

async function completePage(
  db: Db,
  rows: PromiseLike<{ id: number }[]>,
  sizes: PromiseLike<{ total: number }[]>,
  visible?: SQL,
): Promise<PetPage> {
  const [page, [size]] = await Promise.all([rows, sizes])
  const ids = page.map((row) => row.id)
  return { pets: await listPetsByIds(db, ids, visible), total: size?.total ?? 0 }
}
