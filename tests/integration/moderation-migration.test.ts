import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { migrateDatabase } from '@/db/migrate'
import { dropDatabase, testDatabase } from '@/scripts/support/test-database'
import { createDatabaseBefore, insertFirstCatalog } from '@/tests/support/old-database'

const { adminUrl } = inject('postgres')
const name = testDatabase('moderation')
let sql: postgres.Sql

const insertPet = async (id: number, heldAt: string | null, heldReason: string | null) => sql`
  insert into pets (id, owner_id, name, type, breed_id, color_id, age, gender, size, coat, health, castrated, description,
    city_id, country_id, held_at, held_reason)
  values (${id}, 1, 'Luna', 'perro', 1, 1, 'joven', 'hembra', 'mediano', 'corto', 'vacunas al dia', true,
    ${'x'.repeat(100)}, 1, 'ARG', ${heldAt}, ${heldReason})`

const insertReport = async (reporter: string, status = 'abierto') =>
  sql`insert into reports (pet_id, reporter, reason, status) values (100001, ${reporter}, 'dinero', ${status})`

beforeAll(async () => {
  const url = await createDatabaseBefore('0012_moderation_state', adminUrl, name)
  sql = postgres(url, { max: 1, onnotice: () => {} })
  await insertFirstCatalog(sql)
  await sql`insert into users (id, email, name, last_name)
    values (1, 'a@correo.example', 'Ana', 'Paz'), (2, 'b@correo.example', 'Beto', 'Paz')`
  const heldAt = '2026-03-01T00:00:00Z'
  const reasons = ['correo', 'enlace', 'banco', 'precio', 'telefono'].map((word) => `texto: ${word}`)
  for (const [at, reason] of [...reasons, 'avisos', 'retirada', 'a mano', null].entries())
    await insertPet(100_001 + at, heldAt, reason)
  await insertPet(100_100, null, null)
  await insertPet(100_101, null, 'avisos')
  await insertReport('cuenta:2')
  await insertReport('cuenta:2', 'descartado')
  await insertReport('cuenta:77')
  await insertReport('visita:abc')
  await insertReport('sistema')
  await migrateDatabase(url)
})

afterAll(async () => {
  await sql.end()
  await dropDatabase(adminUrl, name)
})

it('holds of the old form keep their time and get a reason, and a kind where the text was the reason', async () => {
  const rows = await sql`select hold_reason, text_issue from pets where held_at = '2026-03-01' order by id`
  expect(rows.map((row) => [row.hold_reason, row.text_issue])).toEqual([
    ['text', 'email'],
    ['text', 'link'],
    ['text', 'bank'],
    ['text', 'price'],
    ['text', 'phone'],
    ['reports', null],
    ['removal', null],
    ['staff', null],
    ['staff', null],
  ])
})

it('a pet that was not held before the migration is not held after it', async () => {
  const rows = await sql`select held_at, hold_reason, text_issue from pets where id in (100100, 100101)`
  const none = { held_at: null, hold_reason: null, text_issue: null }
  expect(rows).toEqual([none, none])
})

it('reports of the old form name their account, visitor or the site; those of accounts that are gone go', async () => {
  const rows = await sql`select reporter_id, reporter_ip_hash, by_system, status from reports order by id`
  expect(rows).toEqual([
    { reporter_id: 2, reporter_ip_hash: null, by_system: false, status: 'abierto' },
    { reporter_id: 2, reporter_ip_hash: null, by_system: false, status: 'descartado' },
    { reporter_id: null, reporter_ip_hash: 'abc', by_system: false, status: 'abierto' },
    { reporter_id: null, reporter_ip_hash: null, by_system: true, status: 'abierto' },
  ])
})
