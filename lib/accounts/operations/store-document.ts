import { randomUUID } from 'node:crypto'
import type { Db } from '@/db/client'
import type { CheckedDocument } from '@/lib/accounts/document'
import { noteOrphanedFiles } from '@/lib/files/operations/orphaned-files'
import { fileStore } from '@/lib/integrations/files/store'

/** A document in the private file store; nobody's yet. */
export interface StoredDocument extends CheckedDocument {
  /** Its name in the store. */
  name: string
}

/**
 * Keeps a document that was checked, under a name of its own. Whoever gives it an owner says so with `claimFile` in
 * the same transaction; whoever fails to deletes it again, and what a crash leaves is swept.
 */
export async function storeDocument(db: Db, document: CheckedDocument): Promise<StoredDocument> {
  const name = `documents/${randomUUID()}.${document.extension}`
  await noteOrphanedFiles(db, [name])
  await fileStore.put(name, document.bytes, document.contentType)
  return { ...document, name }
}
