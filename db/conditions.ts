import { type Column, type SQL, sql } from 'drizzle-orm'

/**
 * Whether a column of integers is one of these. The list travels as a single parameter: with one parameter for each,
 * as `inArray` sends them, writing the query takes longer than running it, and every length is another statement.
 */
export function isOneOf(column: Column, ids: readonly number[]): SQL {
  return sql`${column} = any(${sql.param(`{${ids.join()}}`)}::int[])`
}
