import { asc, eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { petImportRows, petImports, petPhotoSources, pets } from '@/db/schema'

/** For the export of an account's data. */

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

export function listPhotoSources(db: Db, ownerId: number) {
  return db
    .select({ petId: petPhotoSources.petId, url: petPhotoSources.url })
    .from(petPhotoSources)
    .innerJoin(pets, eq(pets.id, petPhotoSources.petId))
    .where(eq(pets.ownerId, ownerId))
    .orderBy(asc(petPhotoSources.petId), asc(petPhotoSources.url))
}
