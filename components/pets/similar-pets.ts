import type { PetCardDto } from '@/lib/pets/dto'
import { countryPath, PATH_SPECIES, speciesPath, withSuffix } from '@/lib/text/routes'

/** Pets of the same type: dogs and cats of the same city, other animals, of which there are few, of the same country. */
export function similarPetsPath({ type, place }: Pick<PetCardDto, 'type' | 'place'>) {
  const species = PATH_SPECIES[type]
  return species
    ? speciesPath(species, place.citySlug)
    : withSuffix(countryPath(place.countrySlug), '?tipo=otro')
}
