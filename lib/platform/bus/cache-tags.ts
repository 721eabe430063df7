import type { Role } from '@/lib/text/vocabulary'

/** Every change of a row expires the tags of everything that shows it. */

export const FOUNDATIONS_TAG = 'foundations'
/** Expires with a foundation's reviews, number of pets and stories too. */
export const foundationTag = (id: number) => `foundation:${id}`

export const slugTag = (slug: string) => `slug:${slug}`

export const PETS_TAG = 'pets'
export const petTag = (id: number) => `pet:${id}`
export const cityPetsTag = (cityId: number) => `city-pets:${cityId}`
export const ownerPetsTag = (ownerId: number) => `owner-pets:${ownerId}`
export const FOUNDATION_PETS_TAG = 'foundation-pets'
/** How often this owner answers adoption requests: one tag for all pages of their pets, apart from changes of a pet. */
export const answerRateTag = (ownerId: number) => `answer-rate:${ownerId}`

/** What adopters tell everybody, by consent. */
export const STORIES_TAG = 'stories'
/** Tags of all that shows a story about a pet of this owner. */
export const storyTags = (ownerId: number): string[] => [STORIES_TAG, foundationTag(ownerId)]

const SHARED_TAGS = new Set([FOUNDATIONS_TAG, PETS_TAG, FOUNDATION_PETS_TAG, STORIES_TAG])

/** Expired by changes of many people, unlike the tags of one pet, foundation or owner. */
export const isSharedTag = (tag: string): boolean => SHARED_TAGS.has(tag) || tag.startsWith('city-pets:')

interface PetPlacement {
  id: number
  ownerId: number
  ownerRole: Role
  cityId: number
}

/** Tags of all that shows or counts a pet, or shows its absence: null before it is there and after it is gone. */
export function tagsTouchedBy(before: PetPlacement | null, after: PetPlacement | null): string[] {
  const tags = [before, after].flatMap((pet) => {
    if (!pet) return []
    const ofOwner =
      pet.ownerRole === 'fundation' ? [FOUNDATION_PETS_TAG, FOUNDATIONS_TAG, foundationTag(pet.ownerId)] : []
    return [PETS_TAG, petTag(pet.id), cityPetsTag(pet.cityId), ownerPetsTag(pet.ownerId), ...ofOwner]
  })
  return [...new Set(tags)]
}
