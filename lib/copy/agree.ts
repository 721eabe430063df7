import type { Gender, Size } from '@/lib/vocabulary'

/** 'adoptado' → 'adoptada' for a female; words that do not end in -o stay. */
export function agree(word: string, gender: Gender): string {
  return gender === 'hembra' ? word.replace(/o$/, 'a') : word
}

export const sizeWord = (size: Size, gender: Gender) =>
  size === 'extra grande' ? 'muy grande' : agree(size, gender)
