import { plainLine } from './plain-text'

/** Of Arabic and of Persian keyboards; those of full width are normalised (NFKC). */
const ARABIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g

/** A typed telephone on one line, its digits as 0–9 whatever keyboard wrote them. */
export const phoneLine = (text: string): string =>
  plainLine(text.normalize('NFKC')).replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 15))

/** The shortest number with its area; the countries' rules weigh too much for browsers. */
export const SEVEN_DIGITS = /^(?:\D*\d){7}/

/** Enough to tell people apart, without the country's prefix, which people write or leave out. */
const COMPARED_DIGITS = 8

/** What two spellings of a number have in common; null for one too short to tell people apart. */
export function comparablePhone(phone: string): string | null {
  const digits = phone.replace(/\D/g, '')
  return digits.length < COMPARED_DIGITS ? null : digits.slice(-COMPARED_DIGITS)
}
