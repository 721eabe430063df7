import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { cities, countries, petDrafts } from '@/db/schema'
import { type Page, pageOf, windowOf } from '@/lib/text/pagination'
import type { DraftContent, DraftDto } from './dto'

const PER_PAGE = 50

const draftColumns = {
  id: petDrafts.id,
  code: petDrafts.ownCode,
  name: petDrafts.name,
  createdAt: petDrafts.createdAt,
  place: { city: cities.name, country: countries.name },
  content: petDrafts.content,
}
const isItsCity = eq(cities.id, sql`(${petDrafts.content} -> 'place' ->> 'cityId')::int`)

/** Oldest first: those that wait longest. */
export async function listDrafts(db: Db, ownerId: number, page: number): Promise<Page<DraftDto>> {
  const { limit, offset } = windowOf(page, PER_PAGE)
  const rows = await db
    .select(draftColumns)
    .from(petDrafts)
    .leftJoin(cities, isItsCity)
    .leftJoin(countries, eq(countries.id, cities.countryId))
    .where(eq(petDrafts.ownerId, ownerId))
    .orderBy(asc(petDrafts.id))
    .limit(limit)
    .offset(offset)
  return pageOf(rows.map(draftDto), page, PER_PAGE)
}

export const countDrafts = (db: Db, ownerId: number): Promise<number> =>
  db.$count(petDrafts, eq(petDrafts.ownerId, ownerId))

/** Null where it is somebody else's, published or deleted. */
export async function findDraft(db: Db, ownerId: number, id: number): Promise<DraftDto | null> {
  const [row] = await db
    .select(draftColumns)
    .from(petDrafts)
    .leftJoin(cities, isItsCity)
    .leftJoin(countries, eq(countries.id, cities.countryId))
    .where(and(eq(petDrafts.id, id), eq(petDrafts.ownerId, ownerId)))
  return row ? draftDto(row) : null
}

export const listDraftRecords = (db: Db, ownerId: number) =>
  db
    .select({
      code: petDrafts.ownCode,
      name: petDrafts.name,
      content: petDrafts.content,
      createdAt: petDrafts.createdAt,
    })
    .from(petDrafts)
    .where(eq(petDrafts.ownerId, ownerId))
    .orderBy(asc(petDrafts.id))

interface DraftRow {
  id: number
  code: string | null
  name: string
  createdAt: Date
  place: { city: string | null; country: string | null }
  content: object
}

function draftDto({ createdAt, content, place: { city, country }, ...row }: DraftRow): DraftDto {
  const place = city !== null && country !== null ? { city, country } : null
  // Only `saveDraft` writes it.
  return { ...row, place, createdAt: createdAt.toISOString(), content: content as DraftContent }
}
