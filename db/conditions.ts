import { type Column, type SQL, sql } from 'drizzle-orm'

/** The value of an `int[]` parameter. */
export const idList = (ids: readonly number[]): string => `{${ids.join()}}`

/** Takes one parameter: `inArray` makes another statement for every length. */
export function isOneOf(column: Column | SQL, ids: readonly number[]): SQL {
  return sql`${column} = any(${sql.param(idList(ids))}::int[])`
}

/** The same for a prepared statement, whose parameter `name` takes an `idList`. */
export function isOneOfGiven(column: Column | SQL, name: string): SQL {
  return sql`${column} = any(${sql.placeholder(name)}::int[])`
}
