import type { pets } from '@/db/schema'
import type { PetInput } from '@/lib/pets/schema'

/** What a form says of a pet like this one. */
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
