import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { backUp } from '@/scripts/support/backup'
import { restore } from '@/scripts/support/restore'
import { copyTemplate, dropDatabase } from '@/scripts/support/test-database'
import { createEmptyDatabase, query } from '@/tests/support/other-database'

const server = inject('postgres')
const original = `test_${process.pid}_original`
const restored = `test_${process.pid}_restored`
const place = mkdtempSync(path.join(os.tmpdir(), 'querencia-backup-'))
const folder = path.join(place, 'backup')
let from: string
let to: string

beforeAll(async () => {
  from = await copyTemplate(server, original)
  to = await createEmptyDatabase(server.adminUrl, restored)
  for (const name of ['files/a', 'files/.drafts']) mkdirSync(path.join(place, name), { recursive: true })
  writeFileSync(path.join(place, 'files/.drafts/half'), 'half a pic')
  writeFileSync(path.join(place, 'files/a/photo.webp'), 'a picture')
})
afterAll(async () => {
  for (const name of [original, restored]) await dropDatabase(server.adminUrl, name)
  rmSync(place, { recursive: true })
})

/** A digest of each table's rows, whatever their order, without the versions of sessions. */
async function digests(url: string): Promise<Record<string, unknown>> {
  const tables = await query(
    url,
    "select tablename::text as name from pg_tables where schemaname = 'public' order by 1",
  )
  const found: Record<string, unknown> = {}
  for (const { name } of tables as { name: string }[]) {
    const rows = `select count(*)::int, sum(hashtextextended((to_jsonb(t) - 'session_version')::text, 0)::numeric)::text from ${name} t`
    found[name] = await query(url, rows)
  }
  return found
}

it('a restored backup has every row and the files; all pages are old', async () => {
  await query(from, "update pets set description = description || E' \\u2028 \\n \\\\ ''\"'")
  await query(from, "insert into expired_tags (tag) values ('pets')")
  const link = "(select id from users limit 1), 'a@correo.example', false, now() + interval '1 day'"
  await query(
    from,
    `insert into email_changes (token_hash, user_id, email, undoes, expires_at) select 'x', ${link}`,
  )
  const { tables } = await backUp(from, folder, path.join(place, 'files'))
  expect(tables.find(({ name }) => name === 'pets')?.rows).toBeGreaterThan(100)
  await restore(to, folder, path.join(place, 'other-files'))
  const none = [{ count: 0, sum: null }]
  expect(await digests(to)).toEqual({
    ...(await digests(from)),
    expired_tags: none,
    email_tokens: none,
    email_changes: none,
  })
  const journal = 'select hash from drizzle.__drizzle_migrations order by id'
  expect(await query(to, journal)).toEqual(await query(from, journal))
  expect(readFileSync(path.join(place, 'other-files/a/photo.webp'), 'utf8')).toBe('a picture')
  expect(readdirSync(path.join(place, 'other-files'))).toEqual(['a'])
}, 120_000)

it('triggers work on restored rows', async () => {
  const [pet] = (await query(to, 'delete from pet_search returning id')) as { id: number }[]
  await query(to, `update pets set name = name || ' dos' where id = ${pet?.id}`)
  expect(await query(to, `select id from pet_search where id = ${pet?.id}`)).toEqual([{ id: pet?.id }])
})

it('restores into an empty database only, and writes over no backup', async () => {
  await expect(restore(to, folder, null)).rejects.toThrow('no está vacía')
  await expect(backUp(from, folder, null)).rejects.toThrow('Ya existe')
  expect(existsSync(`${folder}.incompleto`)).toBe(false)
})
