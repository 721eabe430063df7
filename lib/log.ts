import { randomUUID } from 'node:crypto'

/** The wrapper of a failed query repeats its values, which can be private: the database's own error says enough. */
const innermost = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : error

/**
 * Writes an unexpected error to the log, once.
 * @param where what was being done, for example 'GET /api/v1.0/pets'.
 * @returns a reference that may be shown to the person; the log entry carries the same.
 */
export function logError(where: string, error: unknown): string {
  const reference = randomUUID().slice(0, 8)
  // biome-ignore lint/suspicious/noConsole: this is the door to the log.
  console.error(`[${reference}] ${where}`, innermost(error))
  return reference
}
