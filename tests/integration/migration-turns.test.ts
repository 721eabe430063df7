import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { migrateDatabase } from '@/db/migrate'
import { dropDatabase } from '@/scripts/support/test-database'
import { createEmptyDatabase } from '@/tests/support/other-database'

const { adminUrl } = inject('postgres')
const name = `test_${process.pid}_migration_turns`
const root = mkdtempSync(path.join(os.tmpdir(), 'querencia-turns-'))
let url: string
let sql: postgres.Sql
let when = 0

beforeAll(async () => {
  url = await createEmptyDatabase(adminUrl, name)
  sql = postgres(url, { max: 4, onnotice: () => {} })
  await sql`create table one ()`
  await sql`create table two ()`
})
afterAll(async () => {
  await sql.end()
  await dropDatabase(adminUrl, name)
  rmSync(root, { recursive: true })
})

/** @returns a folder with one migration. */
function folderOf(statement: string): string {
  when += 1
  const folder = path.join(root, String(when))
  mkdirSync(path.join(folder, 'meta'), { recursive: true })
  const entries = [{ tag: '0001_only', when, breakpoints: true }]
  writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
  writeFileSync(path.join(folder, '0001_only.sql'), statement)
  return folder
}

it('a migration may take longer than the role or database lets a visitor wait', async () => {
  const admin = postgres(adminUrl, { max: 1 })
  const set = (limit: string) => admin.unsafe(`alter database ${name} set statement_timeout = ${limit}`)
  await set("'1s'")
  await migrateDatabase(url, { folder: folderOf('select pg_sleep(1.5)') })
  await set('default')
  await admin.end()
})

it('one that is ended by a deadlock runs again', async () => {
  const folder = folderOf('lock table one; select pg_sleep(0.5); lock table two; create table three ()')
  const other = await sql.reserve()
  await other`begin`
  // So that the migration finds out first.
  await other`set local deadlock_timeout = '1min'`
  await other`lock table two`
  const run = migrateDatabase(url, { folder })
  await vi.waitUntil(
    async () => (await sql`select from pg_locks where relation = 'one'::regclass and granted`).length > 0,
    { timeout: 10_000, interval: 10 },
  )
  await other`lock table one`
  await other`commit`
  other.release()
  await run
  expect(await sql`select from three`).toEqual([])
})

it('one whose turn does not come says whose it is, and gives up', async () => {
  const tell = vi.fn()
  const holder = await sql.reserve()
  const [own] = await holder`select pg_advisory_lock(7260113), pg_backend_pid() as pid`
  const run = migrateDatabase(url, {
    folder: folderOf('select 1'),
    turnWait: { tellAfterMs: 0, giveUpAfterMs: 300 },
    tell,
  })
  const holds = `Otra migración tiene el turno (conexión ${own?.pid} de Postgres).`
  await expect(run).rejects.toThrow(`${holds} Si ya no migra`)
  expect(tell.mock.calls).toEqual([[`${holds} Esperamos a que termine.`]])
  await holder`select pg_advisory_unlock_all()`
  holder.release()
})
