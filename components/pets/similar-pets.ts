import type { PetCardDto } from '@/lib/pets/dto'
import { typePlacePath } from '@/lib/search/url/links'
import { PATH_SPECIES } from '@/lib/text/routes'

/** Pets of the same type: dogs and cats of the same city, other animals, of which there are few, of the same country. */
export const similarPetsPath = ({ type, place }: Pick<PetCardDto, 'type' | 'place'>) =>
  PATH_SPECIES[type]
    ? typePlacePath(type, 'city', place.citySlug)
    : typePlacePath(type, 'country', place.countrySlug)
