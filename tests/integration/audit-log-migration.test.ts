import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { migrateDatabase } from '@/db/migrate'
import { dropDatabase, testDatabase } from '@/scripts/support/test-database'
import { createDatabaseBefore } from '@/tests/support/old-database'

const { adminUrl } = inject('postgres')
const name = testDatabase('audit_numbers')
let sql: postgres.Sql

beforeAll(async () => {
  const url = await createDatabaseBefore('0039_audit_log_numbers', adminUrl, name)
  sql = postgres(url, { max: 1, onnotice: () => {} })
  await sql`insert into audit_log (action, subject, detail) values
    ('mail.resend', 'mail:7', '{"subject": "Ana te escribió sobre Luna"}'),
    ('photos.block', 'pet:8', '{"count": 3}'),
    ('document.view', 'foundation:9', '{"document": 4, "by": "Ana"}')`
  await migrateDatabase(url)
})

afterAll(async () => {
  await sql.end()
  await dropDatabase(adminUrl, name)
})

it('words are taken out of entries of the audit log, and numbers stay', async () => {
  const rows = await sql`select detail from audit_log order by id`
  expect(rows.map(({ detail }) => detail)).toEqual([{}, { count: 3 }, { document: 4 }])
})

it('afterwards the audit log refuses changes as before', async () => {
  await expect(sql`update audit_log set detail = '{}'`).rejects.toMatchObject({ code: '42501' })
  await expect(sql`delete from audit_log`).rejects.toMatchObject({ code: '42501' })
})
