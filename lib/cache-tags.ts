import type { Role } from './vocabulary'

/** The tags of cached reads and pages: every change of a row expires those of everything that shows it. */

/** Any foundation appears, disappears or changes. */
export const FOUNDATIONS_TAG = 'foundations'
/** This foundation, its reviews or its number of pets change. */
export const foundationTag = (id: number) => `foundation:${id}`

/** Any adoptable pet appears, changes or disappears. */
export const PETS_TAG = 'pets'
/** This pet appears, changes or disappears. */
export const petTag = (id: number) => `pet:${id}`
/** The adoptable pets of a city change. */
export const cityPetsTag = (cityId: number) => `city-pets:${cityId}`
/** The adoptable pets of an owner change. */
export const ownerPetsTag = (ownerId: number) => `owner-pets:${ownerId}`
/** The adoptable pets of any foundation change. */
export const FOUNDATION_PETS_TAG = 'foundation-pets'

/** What decides where a pet appears. */
interface PetPlacement {
  id: number
  ownerId: number
  ownerRole: Role
  cityId: number
}

/**
 * The tags of every cached read and page that shows a pet, counts it or shows its absence.
 * @param before null for a new pet.
 * @param after null for one that is gone.
 */
export function tagsTouchedBy(before: PetPlacement | null, after: PetPlacement | null): string[] {
  const tags = [before, after].flatMap((pet) => {
    if (!pet) return []
    const ofOwner =
      pet.ownerRole === 'fundation' ? [FOUNDATION_PETS_TAG, FOUNDATIONS_TAG, foundationTag(pet.ownerId)] : []
    return [PETS_TAG, petTag(pet.id), cityPetsTag(pet.cityId), ownerPetsTag(pet.ownerId), ...ofOwner]
  })
  return [...new Set(tags)]
}
