import { type Column, type SQL, sql } from 'drizzle-orm'

/** One parameter for the list: `inArray` sends one each, so every length is another statement, slow to build. */
export function isOneOf(column: Column | SQL, ids: readonly number[]): SQL {
  return sql`${column} = any(${sql.param(`{${ids.join()}}`)}::int[])`
}
