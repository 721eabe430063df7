/** Postgres `integer`, the type of every id. */
export const MAX_ID = 2_147_483_647

/** Plain digits that Postgres can hold, else null ('1.5', '1e3', '007', '%00'): no 500 from SQL. */
export function parseId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id <= MAX_ID ? id : null
}

/** Null when missing, repeated or invalid. */
export function readId(value: string | string[] | undefined): number | null {
  return typeof value === 'string' ? parseId(value) : null
}

/** The number of a page after the first, as a path has it; else null: the first page has an address of its own. */
export function parseLaterPage(text: string): number | null {
  const page = parseId(text)
  return page === 1 ? null : page
}

/** A plain decimal within ±`limit`, else undefined. */
export function parseDegrees(text: string, limit: number): number | undefined {
  const degrees = /^-?\d{1,3}(\.\d{1,20})?$/.test(text) ? Number(text) : Number.NaN
  return Math.abs(degrees) <= limit ? degrees : undefined
}
