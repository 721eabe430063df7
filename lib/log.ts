import { randomUUID } from 'node:crypto'

/** What a database or a library tells besides its sentence that is worth knowing and never a person's. */
const FACTS = ['code', 'constraint_name', 'table_name', 'column_name', 'digest'] as const

/** The wrapper of a failed query repeats its values, which can be private: the database's own error says enough. */
const innermost = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : error

/** Whole addresses, the hash of a password, and what looks like a link's, a scheduler's or a session's secret. */
const PRIVATE = /[^\s@"'(<=,;]+@[^\s@"')>,;]+|\$argon2\S+|(?=[\w-]*[A-Z])[\w-]{27,}/g

const withoutPrivate = (text: string) => text.replace(PRIVATE, '[…]')

/**
 * Writes an unexpected error to the log, once. Errors carry rows, answers and tokens in fields of their own, so only
 * their sentence, without what looks private, and the place in the code are written.
 * @param where what was being done, for example 'GET /api/v1.0/pets'.
 * @returns a reference that may be shown to the person; the log entry carries the same.
 */
export function logError(where: string, error: unknown): string {
  const reference = randomUUID().slice(0, 8)
  // biome-ignore lint/suspicious/noConsole: this is the door to the log.
  console.error(`[${reference}] ${withoutPrivate(where)} ${told(innermost(error))}`)
  return reference
}

function told(error: unknown): string {
  if (!(error instanceof Error)) return withoutPrivate(String(error))
  const { name, message, stack = '' } = error
  const facts = Object.entries(error).filter(([key]) => FACTS.some((fact) => fact === key))
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  const sentence = withoutPrivate([`${name}: ${message}`, ...facts.map((fact) => fact.join('='))].join(' '))
  return [sentence, ...frames].join('\n')
}
