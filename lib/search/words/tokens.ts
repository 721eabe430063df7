import { fold } from '@/lib/text/text'

/** Far more than people type; what follows is left out. */
const MAX_LETTERS = 200
const MAX_TOKENS = 30

export interface Token {
  /** Folded: a–z and digits. */
  word: string
  /** As typed. */
  typed: string
  /** After a comma or the end of a sentence. */
  startsPart: boolean
}

/** 'Perr@s, 2 años' → 'perros', '2', 'anos'. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let startsPart = true
  for (const [part] of text
    .slice(0, MAX_LETTERS)
    .normalize('NFC')
    .matchAll(/[\p{L}\p{M}\p{N}@]+|[,;.:!?()\n]/gu)) {
    const word = fold(part.replace(/@/g, 'o')).replace(/[^a-z0-9]+/g, '')
    if (word === '') startsPart = true
    else {
      tokens.push({ word, typed: part, startsPart })
      startsPart = false
    }
    if (tokens.length === MAX_TOKENS) break
  }
  return tokens
}
