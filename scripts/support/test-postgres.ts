import path from 'node:path'
import type postgres from 'postgres'
import { startLocalPostgres } from '@/db/local/postgres'
import { findProcess } from '@/db/local/processes'
import { migrateDatabase } from '@/db/migrate'
import { fingerprintOf, type Inputs } from './fingerprint'
import { seedDatabase } from './seed'
import { PROJECT_ROOT } from './settings'
import { databaseUrlOf, withAdmin } from './test-database'

export const TEST_DATA_DIR = path.join(PROJECT_ROOT, '.data/test')
/** Also in `vitest.config.ts`. */
export const TEST_AUTH_SECRET = 'the secret of tests is none, and long enough'
export const TEMPLATE_INPUTS: Inputs = {
  include: [
    'db',
    'lib/platform/*',
    'lib/text/*',
    'lib/text/copy/audit.ts',
    'lib/text/legal',
    'lib/people/accounts/guessable-words.ts',
    'lib/people/accounts/hashing-queue.ts',
    'lib/people/accounts/passwords.ts',
    'lib/people/second-factor/demo.ts',
    'lib/platform/audit',
    'lib/search/url/pages.ts',
    'lib/money/donations/charge-days.ts',
    'lib/money/donations/ledger.ts',
    'lib/money/donations/monthly-ledger.ts',
    'lib/foundations/slug.ts',
    'lib/platform/integrations/files',
    'lib/photos',
    'package-lock.json',
    'scripts/support/seed.ts',
  ],
}

const TEMPLATE_LOCK = 1

export type TestPostgres = {
  adminUrl: string
  template: string
  stop(): Promise<void>
}

/** Shared by runs of a data folder; the template is rebuilt when sources changed. */
export async function openTestPostgres(dataDir = TEST_DATA_DIR, throwaway = true): Promise<TestPostgres> {
  const options = { dataDir, projectRoot: PROJECT_ROOT, log: () => {}, throwaway, inMemory: throwaway }
  const server = await startLocalPostgres(options)
  try {
    const template = `template_${fingerprintOf(TEMPLATE_INPUTS)}`
    await withAdmin(server.url, async (sql) => {
      // Two test runs of one folder may start together; the lock ends with the connection.
      await sql`select pg_advisory_lock(${TEMPLATE_LOCK})`
      await dropAbandoned(sql)
      const [found] = await sql`select 1 from pg_database where datname = ${template}`
      if (!found) await makeTemplate(sql, server.url, template)
    })
    return { adminUrl: server.url, template, stop: server.stop }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Renamed when complete: a half-filled one is never taken for it. */
async function makeTemplate(sql: postgres.Sql, adminUrl: string, template: string): Promise<void> {
  const old = await sql<
    { datname: string }[]
  >`select datname from pg_database where datname like 'template\\_%'`
  for (const { datname } of old) await sql`drop database if exists ${sql(datname)} with (force)`
  const draft = `template_draft_${process.pid}`
  await sql`create database ${sql(draft)}`
  await fill(databaseUrlOf(adminUrl, draft))
  await sql`alter database ${sql(draft)} rename to ${sql(template)}`
}

async function fill(url: string): Promise<void> {
  await migrateDatabase(url)
  Object.assign(process.env, {
    DATABASE_URL: url,
    DATA_DIR: TEST_DATA_DIR,
    STAND_INS: 'allow',
    AUTH_SECRET: TEST_AUTH_SECRET,
  })
  await seedDatabase(url, { log: () => {} })
}

async function dropAbandoned(sql: postgres.Sql): Promise<void> {
  const rows = await sql<{ datname: string }[]>`select datname from pg_database where datname like 'test\\_%'`
  for (const { datname } of rows) {
    const owner = await findProcess(Number(datname.split('_')[1]))
    if (!owner) await sql`drop database if exists ${sql(datname)} with (force)`
  }
}
