import { capitalise } from '@/lib/text/capitalise'
import type { Age, Gender, PetType, Size } from '@/lib/text/vocabulary'

/** 'adoptado' → 'adoptada' for a female; words that do not end in -o stay. */
export function agree(word: string, gender: Gender): string {
  return gender === 'hembra' ? word.replace(/o$/, 'a') : word
}

/** 'Adulto Mayor' → 'Adulta Mayor': by its first word. */
export const agreeFirst = (words: string, gender: Gender): string =>
  words.replace(/^\S+/, (word) => agree(word, gender))

export const sizeWord = (size: Size, gender: Gender) =>
  size === 'extra grande' ? 'muy grande' : agree(size, gender)

/** An age inside a sentence: 'adulta mayor'; 'cachorra', 'gatita' or 'cría' by the kind of animal, if it is known. */
export function ageWord(age: Age, gender: Gender, type?: PetType): string {
  if (age === 'adulto mayor') return `${agree('adulto', gender)} mayor`
  if (age !== 'cachorro' || type === undefined || type === 'perro') return agree(age, gender)
  return type === 'gato' ? agree('gatito', gender) : 'cría'
}

/** An age by itself: 'Adulta', 'Gatito', 'Cría'. Filters have `AGE_LABELS`, the form of a pet those, agreeing. */
export const ageLabel = ({ type, age, gender }: { type: PetType; age: Age; gender: Gender }): string =>
  capitalise(ageWord(age, gender, type))
