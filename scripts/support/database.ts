import { existsSync } from 'node:fs'
import path from 'node:path'
import { startLocalPostgres } from '@/db/local/postgres'
import { migrateDatabase } from '@/db/migrate'
import { seedDatabase } from './seed'
import { PROJECT_ROOT, type RunSettings } from './settings'
import { note, step } from './steps'
import { orStopped } from './stop-signal'

export type ReadyDatabase = { url: string; seeded: boolean; stop(): Promise<void> }

/** Migrated, seeded when empty. Afterwards `process.env` is complete. */
export async function openDatabase(settings: RunSettings, stop: AbortSignal): Promise<ReadyDatabase> {
  const { givenDatabaseUrl, dataDir } = settings
  const database = givenDatabaseUrl
    ? { url: givenDatabaseUrl, stop: async () => {} }
    : await step('Postgres en marcha', () =>
        startLocalPostgres({ dataDir, projectRoot: PROJECT_ROOT, log: note }),
      )
  try {
    Object.assign(process.env, settings.variables, { DATABASE_URL: database.url })
    stop.throwIfAborted()
    const direct = settings.variables.DATABASE_URL_DIRECT || database.url
    await step('Tablas al día', () => orStopped(stop, migrateDatabase(direct, { tell: note })))
    const seeded = await step(
      (created) => (created ? 'Datos de ejemplo creados' : 'Datos de ejemplo presentes'),
      () => orStopped(stop, seedDatabase(database.url, { log: note })),
    )
    return { ...database, seeded }
  } catch (error) {
    await database.stop()
    throw error
  }
}

/** Never a new one. @throws Error when there is none. */
export async function openExistingDatabase({
  givenDatabaseUrl,
  dataDir,
}: RunSettings): Promise<{ url: string; stop(): Promise<void> }> {
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
