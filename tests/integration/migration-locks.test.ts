import postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { migrateDatabase } from '@/db/migrate'
import { dropDatabase } from '@/scripts/support/test-database'
import { createDatabaseBefore } from '@/tests/support/old-database'

const { adminUrl } = inject('postgres')
const name = `test_${process.pid}_migration_locks`
let sql: postgres.Sql
let url: string
beforeAll(async () => {
  url = await createDatabaseBefore('0018_names_of_files_and_ips', adminUrl, name)
  sql = postgres(url, { max: 4, onnotice: () => {} })
})
afterAll(async () => {
  await sql.end()
  await dropDatabase(adminUrl, name)
})

/** Reads a table that the migration renames, and keeps the transaction open. */
async function openReader() {
  const reader = await sql.reserve()
  await reader`begin`
  await reader`select from loose_files`
  return async () => {
    await reader`commit`
    reader.release()
  }
}

const isMigrationWaiting = async () =>
  (await sql`select from pg_locks where not granted and relation = 'loose_files'::regclass`).length > 0

describe('a migration of a table that an open transaction has read', () => {
  let close: () => Promise<void>
  beforeEach(async () => {
    close = await openReader()
  })

  it('gives up after a few attempts, changes nothing and says what to do', async () => {
    const run = migrateDatabase(url, { lockWait: { timeoutMs: 100, attempts: 2, pauseMs: 10 } })
    await expect(run).rejects.toThrow('Cierra esa conexión y vuelve a intentarlo')
    expect(await sql`select from loose_files`).toEqual([])
    await close()
  })

  it('lets other readers pass between its attempts, and succeeds once the transaction ends', async () => {
    const run = migrateDatabase(url, { lockWait: { timeoutMs: 200, attempts: 50, pauseMs: 400 } })
    await vi.waitUntil(isMigrationWaiting, { timeout: 5000, interval: 10 })
    expect(await sql`select from loose_files`).toEqual([])
    await vi.waitUntil(async () => !(await isMigrationWaiting()), { timeout: 5000, interval: 10 })
    await close()
    await run
    expect(await sql`select from orphaned_files`).toEqual([])
  })
})
