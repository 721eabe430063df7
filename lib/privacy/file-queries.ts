import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionCheckIns, adoptionRequests, foundationDocuments } from '@/db/schema'
import type { StoredFile } from '@/lib/platform/integrations/files/files'
import { fileStore } from '@/lib/platform/integrations/files/store'

interface OwnFile {
  /** As it is called in the export, and at the end of its address. */
  name: string
  file: string
}

/** The private files of an account: its documents, and the photos of check-ins that it sent. */
export async function listOwnFiles(db: Db, accountId: number): Promise<OwnFile[]> {
  const documents = await db
    .select({ id: foundationDocuments.id, file: foundationDocuments.file })
    .from(foundationDocuments)
    .where(eq(foundationDocuments.foundationId, accountId))
    .orderBy(foundationDocuments.id)
  const photos = await db
    .select({
      requestId: adoptionCheckIns.requestId,
      day: adoptionCheckIns.day,
      file: adoptionCheckIns.photo,
    })
    .from(adoptionCheckIns)
    .innerJoin(adoptionRequests, eq(adoptionRequests.id, adoptionCheckIns.requestId))
    .where(and(eq(adoptionRequests.adopterId, accountId), isNotNull(adoptionCheckIns.photo)))
    .orderBy(adoptionCheckIns.requestId, adoptionCheckIns.day)
  return [
    ...documents.map(({ id, file }) => ({ name: `documento-${id}`, file })),
    ...photos.map(({ requestId, day, file }) => ({
      name: `seguimiento-${requestId}-${day}`,
      file: file ?? '',
    })),
  ]
}

/** Null for what is not the account's. */
export async function openOwnFile(db: Db, accountId: number, name: string): Promise<StoredFile | null> {
  const own = (await listOwnFiles(db, accountId)).find((one) => one.name === name)
  return own ? fileStore.get(own.file) : null
}
