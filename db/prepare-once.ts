import type { Db } from './client'

/** Once per client and transaction: building takes longer than sending. @param build ends with `.prepare(name)` */
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
