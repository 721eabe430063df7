import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { petPhotos, storedPhotos } from '@/db/schema'
import type { Portrait } from '@/db/seed/data/portraits'
import { PHOTOS_DIR, PICTURES_DIR, pictureNames } from '@/db/seed/pictures'
import { putPhotoFiles } from '@/lib/photos/photo-files'
import { processPhoto } from '@/lib/photos/process-photo'
import type { FileStore } from '@/lib/platform/integrations/files/files'
import type { Age, Coat } from '@/lib/text/vocabulary'
import type { Animal } from './animals'
import { listsOf } from './lists'
import { type DemoPet, isListed } from './pets'

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

const COAT_LENGTH: Record<Coat, number> = {
  'sin pelo': 0,
  corto: 1,
  mediano: 2,
  ondulado: 3,
  largo: 3,
  rizado: 3,
}
const MATURITY: Record<Age, number> = { cachorro: 0, joven: 2, adulto: 2, 'adulto mayor': 3 }

/** Divided by the distance in the list. */
const SAME_PICTURE = 40
const SAME_ANIMAL = 12

interface Candidate {
  portrait: Portrait
  /** The first one is the main picture. */
  pictures: string[]
}

/** A pet's photograph, or drawings by looks, not shown recently in the pet's lists. @returns file names by pet id, main picture first. */
export function choosePictures(
  pets: readonly DemoPet[],
  portraits: readonly Portrait[],
): Map<number, string[]> {
  const candidates = portraits.flatMap(leadsOf)
  const memory = createListMemory()
  const chosen = new Map<number, string[]>()
  const newestFirst = [...pets].sort(
    (one, other) => Number(other.row.publishedAt) - Number(one.row.publishedAt),
  )
  for (const pet of newestFirst) {
    const lists = isListed(pet) ? listsOf(pet) : []
    if (pet.photograph) {
      memory.pass(lists)
      chosen.set(pet.row.id, [pet.photograph])
      continue
    }
    const [best] = candidates
      .filter(({ portrait }) => resembles(portrait, pet.animal))
      .map((candidate) => ({
        ...candidate,
        cost: difference(candidate.portrait, pet.animal) + memory.repetition(lists, candidate),
      }))
      .sort((one, other) => one.cost - other.cost)
    if (best) memory.show(lists, best)
    chosen.set(pet.row.id, best?.pictures ?? [])
  }
  return chosen
}

function leadsOf(portrait: Portrait): Candidate[] {
  const names = pictureNames(portrait)
  return names.map((_, at) => ({ portrait, pictures: [...names.slice(at), ...names.slice(0, at)] }))
}

const resembles = (portrait: Portrait, { type, breed, color }: Animal) =>
  portrait.type === type && portrait.color === color && portrait.breeds.includes(breed)

const difference = (portrait: Portrait, { coat, age }: Animal) =>
  (COAT_LENGTH[portrait.coat] - COAT_LENGTH[coat]) ** 2 + (MATURITY[portrait.age] - MATURITY[age]) ** 2

function createListMemory() {
  const length = new Map<string, number>()
  const shownAt = new Map<string, number>()
  const nearness = (list: string, what: string) => {
    const last = shownAt.get(`${list}|${what}`)
    return last === undefined ? 0 : 1 / ((length.get(list) ?? 0) - last)
  }
  return {
    repetition: (lists: readonly string[], { portrait, pictures: [main = ''] }: Candidate): number =>
      Math.max(
        0,
        ...lists.map(
          (list) => SAME_PICTURE * nearness(list, main) + SAME_ANIMAL * nearness(list, portrait.id),
        ),
      ),
    show(lists: readonly string[], { portrait, pictures: [main = ''] }: Candidate): void {
      for (const list of lists) {
        const at = length.get(list) ?? 0
        for (const what of [main, portrait.id]) shownAt.set(`${list}|${what}`, at)
      }
      this.pass(lists)
    },
    pass(lists: readonly string[]): void {
      for (const list of lists) length.set(list, (length.get(list) ?? 0) + 1)
    },
  }
}
