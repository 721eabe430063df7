import { type Column, type SQL, sql } from 'drizzle-orm'

/**
 * The list travels as one parameter. `inArray` sends one each, which makes every length another statement and takes
 * longer to write than to run.
 */
export function isOneOf(column: Column, ids: readonly number[]): SQL {
  return sql`${column} = any(${sql.param(`{${ids.join()}}`)}::int[])`
}
