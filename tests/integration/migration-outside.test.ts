import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { MIGRATIONS_FOLDER, migrateDatabase, OUTSIDE_TRANSACTION } from '@/db/migrate'
import { dropDatabase } from '@/scripts/support/test-database'

const { adminUrl } = inject('postgres')
const name = `test_${process.pid}_migration_outside`
const address = new URL(adminUrl)
address.pathname = `/${name}`
const folder = mkdtempSync(path.join(os.tmpdir(), 'querencia-migrations-'))
let sql: postgres.Sql

beforeAll(async () => {
  const admin = postgres(adminUrl, { max: 1, onnotice: () => {} })
  await admin`create database ${admin(name)}`
  await admin.end()
  sql = postgres(address.href, { max: 4, onnotice: () => {} })
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true })
  await migrateDatabase(address.href, { folder })
})
afterAll(async () => {
  await sql.end()
  await dropDatabase(adminUrl, name)
  rmSync(folder, { recursive: true })
})

function addMigration(tag: string, statements: readonly string[]): void {
  const file = path.join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  const when = journal.entries.at(-1).when + 1
  writeFileSync(
    file,
    JSON.stringify({ ...journal, entries: [...journal.entries, { tag, when, breakpoints: true }] }),
  )
  const text = statements.join('\n--> statement-breakpoint\n')
  writeFileSync(path.join(folder, `${tag}.sql`), `${OUTSIDE_TRANSACTION}\n${text}`)
}

const isValid = async (index: string) =>
  (await sql`select indisvalid from pg_index where indexrelid = to_regclass(${index})`)[0]?.indisvalid

it('builds an index once, and concurrently, while several instances start and an old transaction is open', async () => {
  addMigration('9001_first_index', [
    'DROP INDEX CONCURRENTLY IF EXISTS first_index;',
    'CREATE INDEX CONCURRENTLY first_index ON users (name);',
  ])
  const writer = await sql.reserve()
  await writer`begin`
  await writer`update users set name = name`
  const runs = Promise.all([1, 2, 3].map(() => migrateDatabase(address.href, { folder })))
  await vi.waitUntil(async () => (await isValid('first_index')) === false, { timeout: 10_000, interval: 20 })
  // Nobody who comes after it has to wait.
  await sql`update users set name = name`
  await writer`commit`
  writer.release()
  await runs
  expect(await isValid('first_index')).toBe(true)
})

it('mends the invalid index of an interrupted attempt, and applies what was left', async () => {
  addMigration('9002_unique_index', [
    'DROP INDEX CONCURRENTLY IF EXISTS unique_index;',
    'CREATE UNIQUE INDEX CONCURRENTLY unique_index ON countries (currency);',
  ])
  await sql`insert into countries (id, name, slug, currency, symbol, phone_prefix)
    values ('ARG', 'Argentina', 'argentina', 'USD', '$', '54'), ('ECU', 'Ecuador', 'ecuador', 'USD', '$', '593')`
  await expect(migrateDatabase(address.href, { folder })).rejects.toThrow('could not create unique index')
  expect(await isValid('unique_index')).toBe(false)
  await sql`delete from countries where id = 'ARG'`
  await migrateDatabase(address.href, { folder })
  expect(await isValid('unique_index')).toBe(true)
})
