import { randomUUID } from 'node:crypto'
import { format } from 'node:util'
import { currentRequest } from './request-scope'

const FACTS = ['code', 'constraint_name', 'table_name', 'column_name'] as const

/** Drizzle's wrapper repeats the parameters, which may be private. */
const innermost = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : error

/** E-mail addresses, password hashes and anything that looks like a token. */
const PRIVATE = /[^\s@"'(<=,;]{1,64}@[^\s@"')>,;]+|\$argon2\S+|(?=[\w-]*[A-Z])[\w-]{27,}/g

/** Bounds the time of PRIVATE: its look-ahead scans on from every character. The rest is dropped. */
const MAX_TEXT = 2000

const redact = (text: string) => text.slice(0, MAX_TEXT).replace(PRIVATE, '[…]')

const ENTRY = '{"time":'

type Level = 'error' | 'warning' | 'info'
type Facts = Readonly<Record<string, string | number | null>>

/** Redacted: docs/decisions/0015. @returns a reference that may be shown; the framework's digest where it has one. */
export function logError(where: string, error: unknown): string {
  const reference = digestOf(error) ?? randomUUID().slice(0, 8)
  write('error', where, { reference, ...describe(innermost(error)) })
  return reference
}

/** Logs what is no failure of ours: ids, amounts and states, nothing of people. */
export function logFact(what: string, facts: Facts): void {
  write('warning', what, facts)
}

/** Logs facts, their texts redacted. */
export function logInfo(what: string, facts: Facts): void {
  const redacted = Object.entries(facts).map(([key, value]) => [
    key,
    typeof value === 'string' ? redact(value) : value,
  ])
  write('info', what, Object.fromEntries(redacted))
}

/** Output of libraries and the framework, redacted and in the same form. */
export function captureConsole(): void {
  const capture = (level: Level) => {
    return (...parts: unknown[]) => {
      const [entry] = parts
      // Written by `write`, perhaps by another bundle's.
      if (typeof entry === 'string' && entry.startsWith(ENTRY)) {
        process.stderr.write(`${entry}\n`)
        return
      }
      const error = parts.find((part) => part instanceof Error)
      const text = format(...parts.filter((part) => part !== error)).trim()
      // The framework tells of it as of an error, twice.
      if (isLostConnection(error)) logInfo(LOST_CONNECTION, {})
      else if (error) logError(text.replace(/^⨯$/, '') || 'framework', error)
      else write(level, 'framework', { message: redact(text) })
    }
  }
  Object.assign(console, {
    log: capture('info'),
    info: capture('info'),
    debug: capture('info'),
    warn: capture('warning'),
    error: capture('error'),
  })
}

function write(level: Level, what: string, facts: Record<string, unknown>): void {
  const request = currentRequest()?.id
  const entry = {
    time: new Date().toISOString(),
    level,
    what: redact(what),
    ...(request && { request }),
    ...facts,
  }
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the log.
  const print = level === 'error' ? console.error : console.warn
  print(JSON.stringify(entry))
}

function digestOf(error: unknown): string | null {
  const digest = error instanceof Error && 'digest' in error ? error.digest : null
  return typeof digest === 'string' && /^\d{1,20}$/.test(digest) ? digest : null
}

function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: redact(String(error)) }
  const { name, message, stack = '' } = error
  const facts = Object.entries(error).filter(([key]) => FACTS.some((fact) => fact === key))
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    error: redact(`${name}: ${message}`),
    ...Object.fromEntries(facts.map(([key, value]) => [key, redact(String(value))])),
    stack: frames.map((frame) => frame.trim().replace(/^at /, '')),
  }
}

const NULL_WRITE = "Cannot read properties of null (reading 'write')"
/** The framework's build and Node name it differently. */
const IN_CLIENT = /node_modules[_/]postgres[_/]/

/**
 * postgres 3.4.9 writes, in a timer of its own, to the socket of a connection that was closed meanwhile. Nobody can catch
 * it, nothing but that connection is lost, and whoever waits for it is told by the deadline (`db/guarded-client`).
 */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof TypeError)) return false
  const [message, frame = ''] = error.stack?.split('\n') ?? []
  return message === `TypeError: ${NULL_WRITE}` && IN_CLIENT.test(frame)
}

export const LOST_CONNECTION = 'database: a connection was closed while something was sent'
