import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'

/** Sets the id sequence to the highest id, after rows were inserted with explicit ids. */
export async function catchUpSequence(db: Db, table: PgTable): Promise<void> {
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), max(id)) from ${table}`,
  )
}
