import { randomUUID } from 'node:crypto'
import type { Db } from '@/db/client'
import type { CheckedDocument } from '@/lib/people/accounts/document'
import { noteOrphanedFiles } from '@/lib/platform/files/operations/orphaned-files'
import { fileStore } from '@/lib/platform/integrations/files/store'

export interface StoredDocument extends CheckedDocument {
  name: string
}

/** Call `claimFile` in the transaction that gives it an owner; the orphan sweep deletes the rest. */
export async function storeDocument(db: Db, document: CheckedDocument): Promise<StoredDocument> {
  const name = `documents/${randomUUID()}.${document.extension}`
  await noteOrphanedFiles(db, [name])
  await fileStore.put(name, document.bytes, document.contentType)
  return { ...document, name }
}
