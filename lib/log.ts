import { randomUUID } from 'node:crypto'

/** Error properties that are useful and never hold personal data. */
const FACTS = ['code', 'constraint_name', 'table_name', 'column_name', 'digest'] as const

/** Drizzle's wrapper of a failed query repeats its parameters, which may be private; the inner error is enough. */
const innermost = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : error

/** E-mail addresses, password hashes and anything that looks like a token. */
const PRIVATE = /[^\s@"'(<=,;]+@[^\s@"')>,;]+|\$argon2\S+|(?=[\w-]*[A-Z])[\w-]{27,}/g

const redact = (text: string) => text.replace(PRIVATE, '[…]')

/**
 * Redacted message, safe properties and stack only; see docs/decisions/0015.
 * @returns the entry's reference, safe to show.
 */
export function logError(where: string, error: unknown): string {
  const reference = randomUUID().slice(0, 8)
  // biome-ignore lint/suspicious/noConsole: one of the two places that write to the log.
  console.error(`[${reference}] ${redact(where)} ${describe(innermost(error))}`)
  return reference
}

/** One line of JSON: ids, amounts and states, nothing of people. */
export function logFact(what: string, facts: Readonly<Record<string, string | number | null>>): void {
  // biome-ignore lint/suspicious/noConsole: the other place that writes to the log.
  console.warn(JSON.stringify({ what, ...facts }))
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return redact(String(error))
  const { name, message, stack = '' } = error
  const facts = Object.entries(error).filter(([key]) => FACTS.some((fact) => fact === key))
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  const sentence = redact([`${name}: ${message}`, ...facts.map((fact) => fact.join('='))].join(' '))
  return [sentence, ...frames].join('\n')
}
