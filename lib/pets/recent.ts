import { readStored, writeStored } from '@/lib/platform/browser-storage'
import type { Age, Gender, PetType, Size } from '@/lib/text/vocabulary'
import type { PetCardDto } from './dto'

export interface RecentPet {
  id: number
  name: string
  place: string
  photo: string | null
  /** Absent in visits of earlier releases. */
  type?: PetType
  age: Age
  gender: Gender
  size: Size
}

const KEY = 'recentPets'
/** Specification, section 9. */
const KEPT = 2

function isRecentPets(value: unknown): value is RecentPet[] {
  return (
    Array.isArray(value) && value.every((pet) => typeof pet?.id === 'number' && typeof pet.name === 'string')
  )
}

export function readRecentPets(): RecentPet[] {
  return (readStored(KEY, isRecentPets) ?? []).slice(0, KEPT)
}

export function withVisit(pets: readonly RecentPet[], pet: RecentPet): RecentPet[] {
  return [pet, ...pets.filter((other) => other.id !== pet.id)].slice(0, KEPT)
}

export function rememberPet(pet: RecentPet): void {
  writeStored(KEY, withVisit(readRecentPets(), pet))
}

/** Call when the pet turns out to have no page any more. */
export function forgetPet(id: number): void {
  const pets = readRecentPets()
  if (pets.some((pet) => pet.id === id))
    writeStored(
      KEY,
      pets.filter((pet) => pet.id !== id),
    )
}

export function toRecentPet(pet: PetCardDto): RecentPet {
  const { id, name, type, place, photo, age, gender, size } = pet
  return {
    id,
    name,
    type,
    place: `${place.city}, ${place.country}`,
    photo: photo?.small ?? null,
    age,
    gender,
    size,
  }
}
