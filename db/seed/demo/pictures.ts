import type { petPhotos, storedPhotos } from '@/db/schema'
import type { DemoPet } from '@/db/seed/demo/pets'
import { portraitFor } from '@/db/seed/portraits/for-pet'
import { rasterise } from '@/db/seed/portraits/raster'
import { groupBy } from '@/lib/collections'
import type { FileStore } from '@/lib/integrations/files/files'
import { putPhotoFiles } from '@/lib/photos/files'
import { processPhoto } from '@/lib/photos/process'

/** A picture of a pet, with what the register of stored photos says of it. */
type Photo = typeof petPhotos.$inferInsert & typeof storedPhotos.$inferInsert

/** How many pictures are in the works at a time: enough to keep the image library's threads busy. */
const WIDTH = 4

interface PictureOptions {
  pets: readonly DemoPet[]
  files: FileStore
  /** No pet gets more pictures than this. */
  perPet: number
  /** Only so many pets sit for their portraits; the others get theirs. Every pet sits unless told otherwise. */
  models?: number
  /** Receives a sentence about every tenth of the work. */
  log: (text: string) => void
}

/** Draws the pets' portraits, puts their files into the store and returns the rows that tell of them. */
export async function makePictures({ pets, files, perPet, models, log }: PictureOptions): Promise<Photo[]> {
  const count = ({ pictures }: DemoPet) => Math.min(perPet, pictures)
  const sitting = pets.slice(0, models)
  const jobs = sitting.flatMap((pet) =>
    Array.from({ length: count(pet) }, (_, position) => ({ pet, position })),
  )
  const photos: Photo[] = []
  const queue = jobs.values()
  const worker = async () => {
    for (const { pet, position } of queue) {
      photos.push(await makePicture(pet, position, files))
      if (photos.length % Math.ceil(jobs.length / 10) === 0)
        log(`Retratos: ${photos.length} de ${jobs.length}`)
    }
  }
  await Promise.all(Array.from({ length: WIDTH }, worker))
  const byPet = groupBy(photos, ({ petId }) => petId)
  const borrowed = pets.slice(sitting.length).flatMap((pet, at) => {
    const lent = byPet.get(sitting[at % sitting.length]?.row.id ?? 0) ?? []
    return lent
      .filter(({ position }) => position < count(pet))
      .map((photo) => ({ ...photo, petId: pet.row.id }))
  })
  return [...photos, ...borrowed]
}

async function makePicture({ row, animal }: DemoPet, position: number, files: FileStore): Promise<Photo> {
  const subject = { ...animal, key: row.id, country: row.countryId }
  const drawing = await rasterise(portraitFor(subject, position))
  const photo = await processPhoto(drawing)
  await putPhotoFiles(files, photo)
  const { hash, width, height, blur, perceptualHash } = photo
  return { petId: row.id, position, hash, width, height, blur, perceptualHash }
}
