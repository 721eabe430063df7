import { type Column, type SQL, sql } from 'drizzle-orm'

/** The ids as the value of an `int[]` parameter. */
export const idList = (ids: readonly number[]): string => `{${ids.join()}}`

/** One parameter for the list: `inArray` sends one each, so every length is another statement, slow to build. */
export function isOneOf(column: Column | SQL, ids: readonly number[]): SQL {
  return sql`${column} = any(${sql.param(idList(ids))}::int[])`
}

/** `isOneOf` of a prepared statement; its parameter `name` takes an `idList`. */
export function isOneOfGiven(column: Column | SQL, name: string): SQL {
  return sql`${column} = any(${sql.placeholder(name)}::int[])`
}
