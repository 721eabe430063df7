import type { PetCardDto } from '@/lib/pets/dto'
import { OTHER_ANIMALS, speciesPath } from '@/lib/routes'

/** Dogs or cats of its city, or all other animals. */
export function similarPetsPath({ type, place }: Pick<PetCardDto, 'type' | 'place'>) {
  if (type === 'otro') return OTHER_ANIMALS
  return speciesPath(type === 'perro' ? 'dog' : 'cat', place.citySlug)
}
