import { sizeWord } from '@/lib/text/copy/agree'
import type { PetCardDto } from './dto'

const NOUNS = {
  perro: { macho: 'perro', hembra: 'perra' },
  gato: { macho: 'gato', hembra: 'gata' },
}

/** 'Mestizo (criollo)' → 'mestizo', 'Perro sin pelo del Perú' → 'sin pelo del Perú'. */
const breedWord = (breed: string) => {
  const bare = breed.replace(/\s*\(.*\)/, '').replace(/^(perro|gato) /i, '')
  return bare.charAt(0).toLowerCase() + bare.slice(1)
}

/** Adjectives agree: 'mestiza', 'siamesa'. Dog breeds are nouns, except mixes. */
const feminineBreed = (breed: string, type: 'perro' | 'gato') =>
  type === 'gato'
    ? breed.replace(/^(\S+)o\b/, '$1a').replace(/^(\S+)és\b/, '$1esa')
    : breed.replace(/^(mestiz|crioll)o\b/, '$1a')

export function petKind({ type, breed, gender }: Pick<PetCardDto, 'type' | 'breed' | 'gender'>): string {
  const kind = breedWord(breed)
  if (type === 'otro') return kind
  return `${NOUNS[type][gender]} ${gender === 'hembra' ? feminineBreed(kind, type) : kind}`
}

/** 'Luna, perra mestiza mediana en Quito'; other species keep their noun's gender: 'Copito, conejo pequeño en Lima'. */
export function petAlt(pet: PetAltSource): string {
  const kind = petKind(pet)
  const feminine = pet.type === 'otro' ? /^\S*a\b/.test(kind) : pet.gender === 'hembra'
  return `${pet.name}, ${kind} ${sizeWord(pet.size, feminine ? 'hembra' : 'macho')} en ${pet.place.city}`
}

export type PetAltSource = Pick<PetCardDto, 'name' | 'type' | 'breed' | 'gender' | 'size'> & {
  place: { city: string }
}
