import { INVISIBLE_OR_EMOJI } from './plain-text'

const ALPHABETS: readonly [RegExp, string][] = [
  [/\p{Script=Latin}/u, 'latinas'],
  [/\p{Script=Greek}/u, 'griegas'],
  [/\p{Script=Cyrillic}/u, 'cirílicas'],
  [/\p{Script=Armenian}/u, 'armenias'],
  [/\p{Script=Cherokee}/u, 'cheroquis'],
]

const alphabetsOf = (word: string) =>
  ALPHABETS.filter(([script]) => script.test(word)).map(([, name]) => name)

const codeOf = (sign: string) =>
  `⟨U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`

/**
 * A name as staff see it who decide about it: what cannot be seen as its code, 'Cola⟨U+202E⟩', and a word of two alphabets
 * with a remark, since letters of one pass for those of another (UTS 39). Older rows may hold both.
 */
export function revealedText(text: string): string {
  const mixed = text
    .split(/[^\p{L}\p{M}]+/u)
    .map(alphabetsOf)
    .find(({ length }) => length > 1)
  const shown = text.replace(INVISIBLE_OR_EMOJI, (sign, emoji?: string) => emoji ?? codeOf(sign))
  return mixed ? `${shown} ⟨mezcla letras ${mixed.join(' y ')}⟩` : shown
}
