import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { petPhotos, petSearch, pets } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import type { PetInput } from '@/lib/pets/schema'
import { photoFileNames } from '@/lib/photos/file-names'
import { fileStore } from '@/lib/platform/integrations/files/store'

/** A description that holds a private person's pet for review. */
export const WITH_PHONE = `Llámame al 0991234567. ${'Es muy tranquila y duerme toda la siesta. '.repeat(4)}`
export const PLAIN = 'Es muy tranquila y duerme toda la siesta con su gente. '.repeat(4)

/** The form input of a new pet. */
export const newPet = async (changes: Parameters<typeof petInput>[1] = {}) =>
  petInput(await makePet(db), { description: PLAIN, ...changes })

export async function rowOf(id: number) {
  const [row] = await db.select().from(pets).where(eq(pets.id, id))
  if (!row) throw new Error('There is no such pet')
  return row
}

/** Whether a pet is in the search index. */
export const isListed = async (id: number) => (await db.$count(petSearch, eq(petSearch.id, id))) === 1

/** Gives a pet photos without files. */
export async function addPhotos(petId: number, ...hashes: string[]) {
  const rows = hashes.map((hash, position) => ({
    petId,
    position,
    hash,
    width: 8,
    height: 6,
    blur: 'data:,',
  }))
  await db.insert(petPhotos).values(rows)
}

export async function photosOf(petId: number): Promise<string[]> {
  const rows = await db.select().from(petPhotos).where(eq(petPhotos.petId, petId)).orderBy(petPhotos.position)
  return rows.map(({ hash }) => hash)
}

/** The form input that describes an existing pet. */
export function petInput(pet: typeof pets.$inferSelect, changes: Partial<PetInput> = {}): PetInput {
  const { type, breedId, colorId, name, age, gender, size, coat, health, castrated, description, tags } = pet
  return {
    ...{ type, breedId, colorId, name, age, gender, size, coat, health, castrated, description, tags },
    houseTrained: pet.houseTrained,
    specialNeeds: pet.specialNeeds,
    children: pet.goodWithChildren,
    dogs: pet.goodWithDogs,
    cats: pet.goodWithCats,
    ...changes,
  }
}

/** Whether the file store has a file of this name. */
export const isStored = async (name: string): Promise<boolean> => (await fileStore.get(name)) !== null

/** For each file of a photo, whether the store has it. */
export const hasFiles = (hash: string): Promise<boolean[]> =>
  Promise.all(Object.values(photoFileNames(hash)).map(isStored))
