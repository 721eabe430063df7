import type { Db } from './client'

/**
 * Builds the text of a statement once per client; a transaction, which is a client too, builds its own. Building takes
 * longer than sending for reads that pages make all the time. Where the client may prepare statements (not behind a pooler), the
 * server keeps them for a connection, and may come to use one plan for all values.
 * @param build ends with `.prepare(name)`
 */
export function prepareOnce<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const statements = new WeakMap<Db, Statement>()
  return (db) => {
    const known = statements.get(db)
    if (known) return known
    const statement = build(db)
    statements.set(db, statement)
    return statement
  }
}
