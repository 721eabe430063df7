import type { PetCardDto } from '@/lib/pets/dto'
import { PATH_SPECIES, speciesPath, typePath } from '@/lib/text/routes'

/** Pets of the same type: dogs and cats of the same city, other animals everywhere. */
export function similarPetsPath({ type, place }: Pick<PetCardDto, 'type' | 'place'>) {
  const species = PATH_SPECIES[type]
  return species ? speciesPath(species, place.citySlug) : typePath(type)
}
