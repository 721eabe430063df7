import { fold } from '@/lib/text/text'

const MAX_WORDS = 8
export const SHORTEST_WORD = 3

/** Tokens of a text, folded to a–z and digits as in the index, at most eight; short ones only if there are no others. */
export function searchWords(text: string): string[] {
  const words = [...new Set(fold(text).match(/[a-z0-9]+/g) ?? [])]
  const long = words.filter((word) => word.length >= SHORTEST_WORD)
  return (long.length > 0 ? long : words).slice(0, MAX_WORDS)
}

/** Whether there is a text and nothing in it that could be searched for, as in '🐶' or '%': it finds no pet. */
export const isBlankSearch = (text: string | undefined): boolean =>
  text !== undefined && text !== '' && searchWords(text).length === 0

/** Gender and number are no misspelling: 'cariñosa', 'cariñoso'. */
export const stemOf = (word: string): string => word.replace(/[aeo]?s?$/, '')

/** 'carinoso' → 'cariñoso', as spelt in the text. */
export function spellingsOf(text: string, word: string): string[] {
  const written =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return written.filter((form) => fold(form) === word)
}
