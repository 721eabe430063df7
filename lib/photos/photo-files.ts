import type { FileStore } from '@/lib/platform/integrations/files/files'
import { photoFileNames } from './file-names'
import type { ProcessedPhoto } from './process-photo'

/** Writes a photo's files; repeating it is harmless, as the same hash has the same content. */
export async function putPhotoFiles(files: FileStore, photo: ProcessedPhoto): Promise<void> {
  const names = photoFileNames(photo.hash)
  await Promise.all([
    files.put(names.large, photo.large, 'image/webp'),
    files.put(names.medium, photo.medium, 'image/webp'),
    files.put(names.small, photo.small, 'image/webp'),
    files.put(names.preview, photo.preview, 'image/jpeg'),
  ])
}

export async function deletePhotoFiles(files: FileStore, hash: string): Promise<void> {
  await Promise.all(Object.values(photoFileNames(hash)).map((name) => files.delete(name)))
}

/** An original's name is no public photo's: it is private until processed. */
export const originalName = (uploadId: string): string => `originals/${uploadId}`
