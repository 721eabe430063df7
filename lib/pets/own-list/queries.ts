import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { pets } from '@/db/schema'
import { waitsForConfirmation } from '@/lib/pets/freshness/queries'
import { countOwnPets, isToCorrect, listOwnPets } from '@/lib/pets/own-queries'
import { OWN_FILTERS, type OwnFilter, type OwnListParams } from './params'

/** A page of somebody's own pets, as filtered; how many there are of each status in it, and by each filter. */
export async function loadOwnList(db: Db, ownerId: number, { filter, text, page }: OwnListParams, now: Date) {
  const shown = and(filtersAt(now)[filter], named(text))
  const [list, counts, totals] = await Promise.all([
    listOwnPets(db, ownerId, page, shown),
    countOwnPets(db, ownerId, shown),
    countByFilter(db, ownerId, text, now),
  ])
  return { list, counts, totals }
}

/** Undefined: all. */
const filtersAt = (now: Date): Record<OwnFilter, SQL | undefined> => ({
  todas: undefined,
  'en-adopcion': eq(pets.status, 'adoptable'),
  'por-confirmar': waitsForConfirmation(now),
  'por-corregir': isToCorrect,
  'en-proceso': eq(pets.status, 'en proceso'),
  'con-familia': eq(pets.status, 'adoptado'),
  retiradas: eq(pets.status, 'inactivo'),
})

/** Without case and accents, as people type names on a phone. */
function named(text: string): SQL | undefined {
  if (text === '') return undefined
  const has = (column: typeof pets.name | typeof pets.ownCode) =>
    sql`strpos(fold(${column}), fold(${text})) > 0`
  return or(has(pets.name), has(pets.ownCode))
}

const NONE = Object.fromEntries(OWN_FILTERS.map((filter) => [filter, 0])) as Record<OwnFilter, number>

async function countByFilter(db: Db, ownerId: number, text: string, now: Date) {
  const counted = Object.entries(filtersAt(now)).map(([filter, which]) => [
    filter,
    sql<number>`(count(*) filter (where ${which ?? sql`true`}))::int`,
  ])
  const [totals = NONE] = await db
    .select(Object.fromEntries(counted) as Record<OwnFilter, SQL<number>>)
    .from(pets)
    .where(and(eq(pets.ownerId, ownerId), named(text)))
  return totals
}
