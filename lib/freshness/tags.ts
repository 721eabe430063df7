import { FOUNDATIONS_TAG, foundationTag } from '@/lib/foundations/cache'
import { cityPetsTag, FOUNDATION_PETS_TAG, ownerPetsTag, PETS_TAG, petTag } from '@/lib/pets/cache'
import type { Role } from '@/lib/vocabulary'

/** The tags of everything cached that shows a listing, or how many there are. */
export function listingTags(listing: { id: number; ownerId: number; ownerRole: Role; cityId: number }) {
  const { id, ownerId, ownerRole, cityId } = listing
  const ofFoundation =
    ownerRole === 'fundation' ? [FOUNDATION_PETS_TAG, FOUNDATIONS_TAG, foundationTag(ownerId)] : []
  return [petTag(id), cityPetsTag(cityId), ownerPetsTag(ownerId), PETS_TAG, ...ofFoundation]
}
