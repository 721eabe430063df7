import { fold } from '@/lib/text'

const MOST_WORDS = 8
/** 'de', 'la', 'en'… say nothing. */
const SHORTEST_WORD = 3

/**
 * The words of a typed text, folded, as the database holds them: only letters a–z and digits. At most eight; words of
 * one or two letters count only when there are no others.
 */
export function searchWords(text: string): string[] {
  const words = [...new Set(fold(text).match(/[a-z0-9]+/g) ?? [])]
  const long = words.filter((word) => word.length >= SHORTEST_WORD)
  return (long.length > 0 ? long : words).slice(0, MOST_WORDS)
}

/** How a text writes a folded word, each time it does, in lower case: 'carinoso' → 'cariñoso'. */
export function spellingsOf(text: string, word: string): string[] {
  const written =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return written.filter((form) => fold(form) === word)
}
