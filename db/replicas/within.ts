import type { Sql } from 'postgres'
import type { Connection } from '@/lib/platform/bus/queries/connection'

/** Asks over a connection, and breaks it when the time is over or the question fails. @throws the database's error */
export async function within<Result>(
  milliseconds: number,
  connection: Connection,
  ask: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const timer = setTimeout(() => connection.drop(), milliseconds)
  try {
    return await ask(connection.sql)
  } catch (error) {
    connection.drop()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
