import { and, asc, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { petImportRows, petImports, petImportWords, petPhotoSources, pets } from '@/db/schema'
import { MEDIA_PATH } from '@/lib/photos/dto'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { IMPORT_OUTCOMES, IMPORT_VERDICTS } from '@/lib/text/vocabulary'
import { columnTitle } from './columns'
import type { CountedReading, ImportDto, Imported, ImportRowDto, PastImportDto, RowSelection } from './dto'
import { readHeader } from './header'

const rowsOf = (db: Db) => db.$count(petImportRows, eq(petImportRows.importId, petImports.id))

/** Our own photos are not fetched. */
const foreignPhotos = sql`(
  select count(*) from jsonb_array_elements_text(jsonb_path_query_array(${petImportRows.pet}, '$.photos[*]')) address
  where not starts_with(address, ${absoluteUrl(MEDIA_PATH)}))`

/** Null where it is somebody else's. */
export async function findImport(db: Db, ownerId: number, id: number): Promise<ImportDto | null> {
  const [found] = await db
    .select()
    .from(petImports)
    .where(and(eq(petImports.id, id), eq(petImports.ownerId, ownerId)))
  if (!found) return null
  const { verdict, outcome, code, photoProblems } = petImportRows
  const groups = await db
    .select({
      verdict,
      outcome,
      rows: count(),
      uncoded: sql<number>`count(*) filter (where ${code} = '' and ${verdict} not in ('faulty', 'kept'))::int`,
      photos: sql<number>`coalesce(sum(${foreignPhotos}), 0)::int`,
      photoProblems: sql<number>`coalesce(sum(jsonb_array_length(${photoProblems})), 0)::int`,
    })
    .from(petImportRows)
    .where(eq(petImportRows.importId, id))
    .groupBy(verdict, outcome)
  const sum = (
    key: 'rows' | 'uncoded' | 'photos' | 'photoProblems',
    isMeant: (group: (typeof groups)[number]) => boolean = () => true,
  ) => groups.filter(isMeant).reduce((total, group) => total + group[key], 0)
  const countBy = <Name extends string>(names: readonly Name[], of: 'verdict' | 'outcome') =>
    Object.fromEntries(names.map((name) => [name, sum('rows', (group) => group[of] === name)])) as Record<
      Name,
      number
    >
  return {
    id: found.id,
    fileName: found.fileName,
    status: found.status,
    createdAt: found.createdAt.toISOString(),
    finishedAt: found.finishedAt?.toISOString() ?? null,
    rows: sum('rows'),
    verdicts: countBy(IMPORT_VERDICTS, 'verdict'),
    outcomes: countBy(IMPORT_OUTCOMES, 'outcome'),
    photos: sum('photos'),
    photoProblems: sum('photoProblems'),
    uncoded: sum('uncoded'),
    ...columnsOf(found.header),
    notes: found.notes,
    // Only the check writes them.
    readings: found.readings as CountedReading[],
  }
}

function columnsOf(titles: readonly string[]): Pick<ImportDto, 'columns' | 'unused' | 'internal'> {
  const { keys, unused, internal } = readHeader(titles)
  const columns = titles.flatMap((title, at) => {
    const key = keys[at]
    return key && key !== 'errors' && titles.indexOf(title) === at ? [{ title, read: columnTitle(key) }] : []
  })
  return { columns, unused, internal }
}

const SELECTIONS = {
  faulty: eq(petImportRows.verdict, 'faulty'),
  kept: and(eq(petImportRows.verdict, 'kept')),
  failed: inArray(petImportRows.outcome, ['failed', 'kept']),
  photos: sql`jsonb_array_length(${petImportRows.photoProblems}) > 0`,
} satisfies Record<RowSelection, unknown>

/** In file order. The caller checks the owner. */
export async function listImportRows(
  db: Db,
  importId: number,
  selection: RowSelection,
  most: number,
): Promise<ImportRowDto[]> {
  const { row, code, problems, reason, photoProblems, pet } = petImportRows
  const rows = await db
    .select({ row, code, problems, reason, photoProblems, pet })
    .from(petImportRows)
    .where(and(eq(petImportRows.importId, importId), SELECTIONS[selection]))
    .orderBy(asc(row))
    .limit(most)
  return rows.map(({ pet: imported, ...rest }) => ({
    ...rest,
    name: nameOf(imported as Imported | null),
    petId: stillOffered(imported as Imported | null),
  }))
}

const nameOf = (pet: Imported | null): string =>
  pet === null ? '' : 'words' in pet ? pet.words.name : pet.name

const stillOffered = (pet: Imported | null): number | null =>
  pet && 'missing' in pet ? (pet.petId ?? null) : null

/** The header row and the rows that were not imported, unchanged. */
export async function findFaultyRows(db: Db, ownerId: number, id: number) {
  const [found] = await db
    .select({ header: petImports.header })
    .from(petImports)
    .where(and(eq(petImports.id, id), eq(petImports.ownerId, ownerId)))
  if (!found) return null
  const { row, cells, problems, reason, verdict, outcome } = petImportRows
  const rows = await db
    .select({ cells, problems, reason })
    .from(petImportRows)
    .where(
      and(eq(petImportRows.importId, id), sql`(${verdict} = 'faulty' or ${outcome} in ('failed', 'kept'))`),
    )
    .orderBy(asc(row))
  return { header: found.header, rows }
}

export async function listPastImports(db: Db, ownerId: number): Promise<PastImportDto[]> {
  const { id, fileName, status, createdAt } = petImports
  const rows = await db
    .select({ id, fileName, status, createdAt, rows: rowsOf(db) })
    .from(petImports)
    .where(eq(petImports.ownerId, ownerId))
    .orderBy(desc(createdAt), desc(id))
    .limit(5)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

export function listOpenRows(db: Db, importId: number, most: number): Promise<{ row: number }[]> {
  return db
    .select({ row: petImportRows.row })
    .from(petImportRows)
    .where(
      and(
        eq(petImportRows.importId, importId),
        ne(petImportRows.verdict, 'faulty'),
        isNull(petImportRows.outcome),
      ),
    )
    .orderBy(asc(petImportRows.row))
    .limit(most)
}

/** For the data export of an account. */

export function listImportRecords(db: Db, ownerId: number) {
  return db
    .select({
      fileName: petImports.fileName,
      createdAt: petImports.createdAt,
      startedAt: petImports.startedAt,
      finishedAt: petImports.finishedAt,
      row: petImportRows.row,
      cells: petImportRows.cells,
      outcome: petImportRows.outcome,
      reason: petImportRows.reason,
      photoProblems: petImportRows.photoProblems,
    })
    .from(petImports)
    .innerJoin(petImportRows, eq(petImportRows.importId, petImports.id))
    .where(eq(petImports.ownerId, ownerId))
    .orderBy(asc(petImports.id), asc(petImportRows.row))
}

export const listWordRecords = (db: Db, ownerId: number) =>
  db
    .select({ key: petImportWords.key, value: petImportWords.value, createdAt: petImportWords.createdAt })
    .from(petImportWords)
    .where(eq(petImportWords.ownerId, ownerId))
    .orderBy(asc(petImportWords.key))

export function listPhotoSources(db: Db, ownerId: number) {
  return db
    .select({ petId: petPhotoSources.petId, url: petPhotoSources.url })
    .from(petPhotoSources)
    .innerJoin(pets, eq(pets.id, petPhotoSources.petId))
    .where(eq(pets.ownerId, ownerId))
    .orderBy(asc(petPhotoSources.petId), asc(petPhotoSources.url))
}
