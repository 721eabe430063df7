import { DrizzleQueryError } from 'drizzle-orm'

const UNDEFINED_TABLE = '42P01'
const UNDEFINED_COLUMN = '42703'

/** What a command says of an error, without a stack; of a failed query why it did, in place of its text. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof DrizzleQueryError) return sentenceOf(error.cause)
  const code = 'code' in error ? String(error.code) : ''
  if (/^(ECONN|ENOTFOUND|EAI_|EHOST|ENETUNREACH|ETIMEDOUT|CONNECT_TIMEOUT)/.test(code)) {
    return 'La base de datos no responde: revisa que esté en marcha y que DATABASE_URL (o DATABASE_URL_DIRECT) sea su dirección.'
  }
  if (code === UNDEFINED_TABLE || code === UNDEFINED_COLUMN) {
    return 'A la base de datos le faltan tablas: ponla al día con npm run db:migrate.'
  }
  return error.message.trim()
}
