import { BREED_NAMES, COLOR_NAMES, LOCAL_NAMES } from '@/db/seed/data/naming'
import petNames from '@/db/seed/data/pet-names.json'
import type { Random } from '@/db/seed/random'
import { createRotation } from '@/db/seed/sampling'
import type { CountryId } from '@/lib/text/vocabulary'
import type { Animal } from './animals'
import type { City } from './places'

type Namer = (random: Random, animal: Animal, city: City) => string

/** Names that suit the animal, unique within a city, and repeated only after all others were used. */
export function createNamer(): Namer {
  const rotate = createRotation<string>()
  const taken = new Map<number, Set<string>>()
  return (random, animal, city) => {
    const here = taken.get(city.id) ?? new Set<string>()
    const name = rotate(
      random,
      namesFor(animal, city.countryId).filter((one) => !here.has(one)),
    )
    taken.set(city.id, here.add(name))
    return name
  }
}

function namesFor(animal: Animal, country: CountryId): string[] {
  const { gender, type, color, breed } = animal
  const common = [...petNames[gender], ...petNames.ambos]
  const names = type === 'otro' ? petNames.otro[gender] : common
  const suits = (name: string) =>
    (LOCAL_NAMES[name]?.includes(country) ?? true) &&
    (COLOR_NAMES[name]?.test(color) ?? true) &&
    (BREED_NAMES[name]?.test(breed) ?? true)
  return names.filter(suits)
}
