import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { petPhotos, storedPhotos } from '@/db/schema'
import type { Portrait } from '@/db/seed/data/portraits'
import { PHOTOS_DIR, PICTURES_DIR } from '@/db/seed/pictures'
import { putPhotoFiles } from '@/lib/photos/photo-files'
import { processPhoto } from '@/lib/photos/process-photo'
import type { FileStore } from '@/lib/platform/integrations/files/files'
import type { DemoPet } from './pets'
import { choosePictures } from './portraits'

type StoredPhoto = typeof storedPhotos.$inferInsert
type PetPhoto = typeof petPhotos.$inferInsert

const CONCURRENCY = 4

interface PictureOptions {
  pets: readonly DemoPet[]
  /** A pet that has no photograph and resembles none of them gets no pictures. */
  portraits: readonly Portrait[]
  files: FileStore
  log: (text: string) => void
}

/** Like uploads. @returns rows for `stored_photos` and `pet_photos`. */
export async function storePictures({ pets, portraits, files, log }: PictureOptions) {
  const chosen = choosePictures(pets, portraits)
  const names = [...new Set([...chosen.values()].flat())].sort()
  const photos = new Map<string, StoredPhoto>()
  const queue = names.values()
  const worker = async () => {
    for (const name of queue) {
      photos.set(name, await storePicture(name, files))
      if (photos.size % Math.ceil(names.length / 10) === 0) log(`Fotos: ${photos.size} de ${names.length}`)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  const ofPets = [...chosen].flatMap(([petId, pictures]) =>
    pictures.flatMap((name, position) => photoOf(photos.get(name), petId, position)),
  )
  return { stored: [...photos.values()], ofPets }
}

async function storePicture(name: string, files: FileStore): Promise<StoredPhoto> {
  const photo = await processPhoto(
    await readFile(path.join(name.endsWith('.jpg') ? PHOTOS_DIR : PICTURES_DIR, name)),
  )
  await putPhotoFiles(files, photo)
  const { hash, width, height, blur, perceptualHash } = photo
  return { hash, width, height, blur, perceptualHash }
}

function photoOf(photo: StoredPhoto | undefined, petId: number, position: number): PetPhoto[] {
  if (!photo) return []
  const { hash, width, height, blur } = photo
  return [{ petId, position, hash, width, height, blur }]
}
