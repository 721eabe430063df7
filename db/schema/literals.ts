import { type SQL, sql } from 'drizzle-orm'

/** Literals, because a check or an index takes no parameters. */
export const anyOf = (values: readonly string[]): SQL =>
  sql.raw(`(${values.map((value) => `'${value}'`).join(', ')})`)
