import type { FileStore } from '@/lib/integrations/files/files'
import { photoFileNames } from './names'
import type { ProcessedPhoto } from './process'

/** Writes a photo's files, all sizes; over earlier ones of the same photo, which hold the same. */
export async function putPhotoFiles(files: FileStore, photo: ProcessedPhoto): Promise<void> {
  const names = photoFileNames(photo.hash)
  await Promise.all([
    files.put(names.large, photo.large, 'image/webp'),
    files.put(names.medium, photo.medium, 'image/webp'),
    files.put(names.small, photo.small, 'image/webp'),
    files.put(names.preview, photo.preview, 'image/jpeg'),
  ])
}

/** Removes a photo's files, whichever of them there are. */
export async function deletePhotoFiles(files: FileStore, hash: string): Promise<void> {
  await Promise.all(Object.values(photoFileNames(hash)).map((name) => files.delete(name)))
}

/** Where the original of an upload waits until it is processed; no name of a photo, so nobody can ask for it. */
export const originalName = (uploadId: string): string => `originals/${uploadId}`
