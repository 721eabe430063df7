import type { PetInput } from '@/lib/pets/schema'
import { TAGS } from '@/lib/text/vocabulary'

/** What the form of a pet changes. A breed and a colour are of one species, so the three are one field. */
export const petRecord = (pet: PetInput) => ({
  animal: { type: pet.type, breedId: pet.breedId, colorId: pet.colorId },
  name: pet.name,
  gender: pet.gender,
  age: pet.age,
  size: pet.size,
  coat: pet.coat,
  // In the order of the form, which is not that of every stored pet.
  tags: TAGS.filter((tag) => pet.tags.includes(tag)),
  health: pet.health,
  castrated: pet.castrated,
  houseTrained: pet.houseTrained,
  specialNeeds: pet.specialNeeds,
  children: pet.children,
  dogs: pet.dogs,
  cats: pet.cats,
  description: pet.description,
})

export type PetRecord = ReturnType<typeof petRecord>

/** With the photos, of which each is compared by itself: `mergePhotos`. */
export const shownRecord = ({ photos, ...pet }: PetInput & { photos: readonly { hash: string }[] }) => ({
  ...petRecord(pet),
  photos: photos.map(({ hash }) => hash),
})

/**
 * What is left of a form's photos and the stored ones, by those that the form began with: what one side added stays, and
 * what one took away goes, unless none were left. @param mine without those that are no longer stored
 */
export function mergePhotos(
  mine: readonly string[],
  base: readonly string[],
  saved: readonly string[],
): readonly string[] {
  const wasLeftAlone = mine.join() === base.filter((hash) => saved.includes(hash)).join()
  if (wasLeftAlone) return saved
  const added = saved.filter((hash) => !base.includes(hash))
  const merged = [...new Set([...mine, ...added])]
  return merged.length > 0 ? merged : saved
}
