import type { Age, Gender, Size } from '@/lib/text/vocabulary'

/** 'adoptado' → 'adoptada' for a female; words that do not end in -o stay. */
export function agree(word: string, gender: Gender): string {
  return gender === 'hembra' ? word.replace(/o$/, 'a') : word
}

export const sizeWord = (size: Size, gender: Gender) =>
  size === 'extra grande' ? 'muy grande' : agree(size, gender)

/** An age inside a sentence: 'cachorra', 'adulta mayor'. */
export const ageWord = (age: Age, gender: Gender) =>
  age === 'adulto mayor' ? `${agree('adulto', gender)} mayor` : agree(age, gender)
