import { startLocalPostgres } from '@/db/local/postgres'
import { migrateDatabase } from '@/db/migrate'
import { seedDatabase } from './seed'
import { PROJECT_ROOT, type RunSettings } from './settings'
import { note, step } from './steps'
import { orStopped } from './stop-signal'

export type ReadyDatabase = { url: string; seeded: boolean; stop(): Promise<void> }

/** DATABASE_URL, or a Postgres of our own; migrated, seeded when empty. Afterwards `process.env` is complete. */
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
