import type { PetCardDto } from '@/lib/pets/dto'
import { OTHER_ANIMALS, speciesPath } from '@/lib/text/routes'

/** Dogs or cats of the same city, else all other animals. */
export function similarPetsPath({ type, place }: Pick<PetCardDto, 'type' | 'place'>) {
  if (type === 'otro') return OTHER_ANIMALS
  return speciesPath(type === 'perro' ? 'dog' : 'cat', place.citySlug)
}
