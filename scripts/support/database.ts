import { startLocalPostgres } from '@/db/local/postgres'
import { migrateDatabase } from '@/db/migrate'
import { seedDatabase } from './seed'
import { PROJECT_ROOT, type RunSettings } from './settings'
import { note, step } from './steps'
import { orStopped } from './stop-signal'

export type ReadyDatabase = { url: string; seeded: boolean; stop(): Promise<void> }

/**
 * Starts Postgres unless DATABASE_URL is given, migrates it, and seeds it when empty. Afterwards `process.env` holds
 * everything the application reads.
 */
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
    await step('Tablas al día', () => orStopped(stop, migrateDatabase(direct)))
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
