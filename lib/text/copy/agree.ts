import { capitalise, fold } from '@/lib/text/text'
import type { Age, Gender, PetType, Size } from '@/lib/text/vocabulary'

/** 'adoptado' → 'adoptada' for a female; words that do not end in -o stay. */
export function agree(word: string, gender: Gender): string {
  return gender === 'hembra' ? word.replace(/o$/, 'a') : word
}

export const sizeWord = (size: Size, gender: Gender) =>
  size === 'extra grande' ? 'muy grande' : agree(size, gender)

/** An age inside a sentence: 'cachorra', 'adulta mayor'. */
export const ageWord = (age: Age, gender: Gender) =>
  age === 'adulto mayor' ? `${agree('adulto', gender)} mayor` : agree(age, gender)

/** An age by itself: 'Adulta', 'Gatito', 'Cría'. Filters and forms have `AGE_LABELS`. */
export function ageLabel({ type, age, gender }: { type: PetType; age: Age; gender: Gender }): string {
  if (age !== 'cachorro' || type === 'perro') return capitalise(ageWord(age, gender))
  return type === 'gato' ? agree('Gatito', gender) : 'Cría'
}

/** 'y', or 'e' before a name that begins with its sound: 'tú e Inti', 'tú y Hiena'. */
export const and = (name: string) => (/^h?i(?![aeou])/.test(fold(name)) ? 'e' : 'y')
