import { windows1252Byte } from '@/lib/text/one-byte'

/** Emoji and symbols that Windows-1252, the encoding of Excel's plain CSV, cannot hold: '🐶❤️ Luna' → '??? Luna'. */

/** Half an emoji is, too. */
const isUnencodable = (unit: string): boolean => windows1252Byte(unit.charCodeAt(0)) === undefined

const hasUnencodable = (text: string): boolean => text.split('').some(isUnencodable)

/** Programs write one question mark for each emoji, or for each half of it. */
export const withoutEmoji = (text: string): string =>
  text
    .split('')
    .map((unit) => (isUnencodable(unit) ? '?' : unit))
    .join('')
    .replace(/[?_]+/g, '?')

/** Whether a cell says what the pet has, perhaps without the emoji that its file lost. */
export const isSameText = (cell: string, before: string): boolean =>
  cell === before ||
  (hasUnencodable(before) && !hasUnencodable(cell) && withoutEmoji(cell) === withoutEmoji(before))

/** Several, or one that ends no word. */
const MARKS = /\?{2,}|(?<=^|\s)\?+(?=\s|$)/

/** Whether marks stand where a text may have had emoji. */
export const hasQuestionMarks = (text: string): boolean => MARKS.test(text)

/** Whether a changed text lost the emoji that it had before. */
export const hasLostEmoji = (cell: string, before: string): boolean =>
  hasUnencodable(before) && !hasUnencodable(cell) && hasQuestionMarks(cell) && !hasQuestionMarks(before)
