/** Enough to tell people apart, without the country's prefix, which people write or leave out. */
const COMPARED_DIGITS = 8

/** What two spellings of a number have in common; null for one too short to tell people apart. */
export function comparablePhone(phone: string): string | null {
  const digits = phone.replace(/\D/g, '')
  return digits.length < COMPARED_DIGITS ? null : digits.slice(-COMPARED_DIGITS)
}
