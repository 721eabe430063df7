/** The largest value of Postgres' integer, the type of every id. */
const MAX_ID = 2_147_483_647

/**
 * The id in an address, or null for anything but plain digits of a positive integer that the database can hold:
 * 'abc', '1.5', '1e3', '007', '%00' and numbers out of range never reach SQL.
 */
export function parseId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id <= MAX_ID ? id : null
}
