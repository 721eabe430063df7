import { windows1252Byte } from '@/lib/text/one-byte'

/** Emoji and other signs that a plain CSV of Excel has no byte for: '🐶❤️ Luna' → '??? Luna'. */

/** Half an emoji is beyond, too. */
const isBeyond = (unit: string): boolean => windows1252Byte(unit.charCodeAt(0)) === undefined

const hasBeyond = (text: string): boolean => text.split('').some(isBeyond)

/** Programs write one mark for each sign or for each half of it. */
export const withoutSigns = (text: string): string =>
  text
    .split('')
    .map((unit) => (isBeyond(unit) ? '?' : unit))
    .join('')
    .replace(/[?_]+/g, '?')

/** Whether a cell says what the pet has, perhaps without the signs that its file lost. */
export const isSameText = (cell: string, before: string): boolean =>
  cell === before || (hasBeyond(before) && !hasBeyond(cell) && withoutSigns(cell) === withoutSigns(before))

/** Several, or one that ends no word. */
const MARKS = /\?{2,}|(?<=^|\s)\?+(?=\s|$)/

/** Whether marks stand where a text may have had signs. */
export const hasMarks = (text: string): boolean => MARKS.test(text)

/** Whether a changed text lost the signs that it had before. */
export const lostSigns = (cell: string, before: string): boolean =>
  hasBeyond(before) && !hasBeyond(cell) && hasMarks(cell) && !hasMarks(before)
