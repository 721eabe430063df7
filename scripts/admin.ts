import { existsSync } from 'node:fs'
import path from 'node:path'
import { startLocalPostgres } from '@/db/local/postgres'
import { migrateDatabase } from '@/db/migrate'
import { PROJECT_ROOT, type RunSettings, readRunSettings } from './support/settings'

const USAGE = `
  npm run admin -- grant correo     da a esa cuenta el rol de administración
  npm run admin -- revoke correo    se lo quita
`

const UNDEFINED_TABLE = '42P01'
const UNDEFINED_COLUMN = '42703'

/** There is no way to the staff role over HTTP. */
async function main([action, email, ...rest]: string[]): Promise<void> {
  if ((action !== 'grant' && action !== 'revoke') || !email || rest.length > 0) throw new Error(USAGE)
  const settings = readRunSettings()
  const database = await openExistingDatabase(settings)
  try {
    Object.assign(process.env, settings.variables, { DATABASE_URL: database.url })
    const [{ createDb }, roles] = await Promise.all([
      import('@/db/client'),
      import('@/lib/staff/role-operations'),
    ])
    const db = createDb(database.url, { max: 1 })
    try {
      const change = action === 'grant' ? roles.grantAdmin : roles.revokeAdmin
      await change(db, { email, now: new Date() })
    } finally {
      await db.$client.end()
    }
    const done = action === 'grant' ? 'ahora administra el sitio' : 'ya no administra el sitio'
    console.log(`  ${email} ${done}. Sus sesiones se cerraron: tiene que volver a ingresar.`)
  } finally {
    await database.stop()
  }
}

/** The database of DATABASE_URL, or the one of the demo, running or not; never a new one. */
async function openExistingDatabase({ givenDatabaseUrl, dataDir }: RunSettings) {
  if (givenDatabaseUrl) return { url: givenDatabaseUrl, stop: async () => {} }
  if (!['postgres', 'postgres.path'].some((name) => existsSync(path.join(dataDir, name)))) {
    throw new Error('Todavía no hay datos: inicia primero el sitio con npm run demo, o define DATABASE_URL.')
  }
  const database = await startLocalPostgres({ dataDir, projectRoot: PROJECT_ROOT, log: () => {} })
  try {
    await migrateDatabase(database.url)
    return database
  } catch (error) {
    await database.stop()
    throw error
  }
}

/** A failed query's wrapper says neither. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error) return sentenceOf(error.cause)
  const code = 'code' in error ? String(error.code) : ''
  if (/^(ECONN|ENOTFOUND|EHOST|ETIMEDOUT|CONNECT_TIMEOUT)/.test(code)) {
    return 'La base de datos de DATABASE_URL no responde: revisa que esté en marcha y que la dirección sea la suya.'
  }
  if (code === UNDEFINED_TABLE || code === UNDEFINED_COLUMN) {
    return 'A la base de datos le faltan tablas: ponla al día con npm run db:migrate.'
  }
  return error.message.trim()
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(`\n  ${sentenceOf(error)}\n`)
  process.exitCode = 1
}
