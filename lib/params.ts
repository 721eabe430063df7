/** The largest value of Postgres' integer, the type of every id. */
export const MAX_ID = 2_147_483_647
/** Characters of a typed text that are looked at. */
export const MAX_TEXT = 80

/**
 * The id in an address, or null for anything but plain digits of a positive integer that the database can hold:
 * 'abc', '1.5', '1e3', '007', '%00' and numbers out of range never reach SQL.
 */
export function parseId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id <= MAX_ID ? id : null
}

/** The id in a parameter of an address; null where it stands for nothing, is missing or comes twice. */
export function readId(value: string | string[] | undefined): number | null {
  return typeof value === 'string' ? parseId(value) : null
}

/** A typed text without control characters and needless spaces, cut between characters; undefined when none is left. */
export function parseText(text: string): string | undefined {
  const clean = text.normalize('NFC').replace(/[\p{C}\s]+/gu, ' ')
  return [...clean.trim()].slice(0, MAX_TEXT).join('').trim() || undefined
}

/** Degrees written as a plain decimal, at most `limit` to either side; undefined for anything else. */
export function parseDegrees(text: string, limit: number): number | undefined {
  const degrees = /^-?\d{1,3}(\.\d{1,20})?$/.test(text) ? Number(text) : Number.NaN
  return Math.abs(degrees) <= limit ? degrees : undefined
}
