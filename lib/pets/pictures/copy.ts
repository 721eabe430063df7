import { petKind } from '@/lib/pets/alt'
import type { PicturedPet } from '@/lib/pets/dto'
import { ribbonText } from '@/lib/pets/ribbon'
import { capitalise } from '@/lib/text/capitalise'
import { sizeWord } from '@/lib/text/copy/agree'

export interface PictureWords {
  state: string
  /** What else than waiting for a family is said calmly. */
  isWaiting: boolean
  name: string
  kind: string
  /** Breed alone, for where the line above is too long. */
  breed: string
  city: string
  country: string
  scan: string
}

export function pictureWords(pet: PicturedPet): PictureWords {
  const { name, gender, size, status, place } = pet
  return {
    state: ribbonText(pet) ?? 'En adopción',
    isWaiting: status === 'adoptable',
    name,
    kind: capitalise(`${petKind(pet)} ${pet.type === 'otro' ? '' : sizeWord(size, gender)}`.trim()),
    breed: capitalise(petKind(pet)),
    city: place.city,
    country: place.country,
    scan: `Escanea para conocer a ${name}`,
  }
}
