import 'server-only'
import { LRUCache } from 'lru-cache'
import { DomainError } from '@/lib/platform/errors'
import type { StoredFile } from '@/lib/platform/integrations/files/files'
import { fileStore } from '@/lib/platform/integrations/files/store'
import { processSingleton } from '@/lib/platform/process-singleton'
import { isPhotoFileName } from './file-names'

/** Some 300 photos as cards show them. */
const MAX_BYTES = 16 * 1024 ** 2

/** Shown while the store is away, and only then: a photo may be blocked meanwhile. */
const copies = processSingleton(
  'copies of photos',
  () =>
    new LRUCache<string, StoredFile>({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ bytes }) => bytes.length + 1,
    }),
)

/**
 * One of the public files of the store: documents are in it too, the pattern of photo names keeps them private.
 * @returns null for all others. @throws DomainError unavailable while the store is away and no copy is left.
 */
export async function readPublicPhoto(name: string): Promise<StoredFile | null> {
  if (!isPhotoFileName(name)) return null
  try {
    const file = await fileStore.get(name)
    if (file) copies.set(name, file)
    else copies.delete(name)
    return file
  } catch (error) {
    const copy = error instanceof DomainError ? copies.get(name) : undefined
    if (copy) return copy
    throw error
  }
}
