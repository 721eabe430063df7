import { ageWord, agree, sizeWord } from '@/lib/text/copy/agree'
import { tagLabel } from '@/lib/text/copy/labels'
import { capitalise } from '@/lib/text/text'
import { petKind } from './alt'
import type { PetCardDto, PetDto } from './dto'

/** The title of a pet's page: 'Luna, perra mestiza en adopción en Quito'. */
export function petTitle(
  pet: Pick<PetCardDto, 'name' | 'type' | 'breed' | 'gender' | 'place' | 'status'>,
): string {
  const state = pet.status === 'adoptado' ? agree('adoptado', pet.gender) : 'en adopción'
  return `${pet.name}, ${petKind(pet)} ${state} en ${pet.place.city}`
}

const DOTS = '...'

/**
 * Cuts at a word so that the text, with its dots, has at most `length` characters. Three dots rather than the one
 * character for them, which no Latin-1 string can hold: it would double the memory of every cached page it is on.
 */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length - DOTS.length)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,.;:]+$/, '')}${DOTS}`
}

export function petSummary(pet: PetDto): string {
  const { gender, castrated, health } = pet
  const care = [
    health === 'vacunas al dia' ? 'vacunas al día' : 'sin vacunas',
    castrated && agree('esterilizado', gender),
  ]
  const facts = [ageWord(pet.age, gender), sizeWord(pet.size, gender), ...care].filter(Boolean).join(', ')
  const first = `${capitalise(facts)}, en ${pet.place.city}, ${pet.place.country}.`
  return shorten(`${first} ${pet.description.replace(/\s+/g, ' ').trim()}`, 160)
}

/** 'Adulta mayor', where a page speaks of one pet; filters and cards have the specification's words. */
export function ageTitle({ age, gender }: Pick<PetCardDto, 'age' | 'gender'>): string {
  const word = ageWord(age, gender)
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Null while the pet waits for a family. */
export function ribbonText({ status, gender }: Pick<PetCardDto, 'status' | 'gender'>): string | null {
  if (status === 'en proceso') return 'En proceso de adopción'
  return status === 'adoptado' ? agree('Adoptado', gender) : null
}

export function tagLabels({ tags, gender }: Pick<PetDto, 'tags' | 'gender'>): string[] {
  return tags.map((tag) => tagLabel(tag, gender))
}
