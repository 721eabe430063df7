import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { MIGRATIONS_FOLDER, migrateDatabase } from '@/db/migrate'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { dropDatabase } from '@/scripts/support/test-postgres'

const run = promisify(execFile)
const { adminUrl } = inject('postgres')
const name = `test_${process.pid}_migrations`
const address = new URL(adminUrl)
address.pathname = `/${name}`

const journal: { entries: { idx: number; when: number; tag: string }[] } = JSON.parse(
  readFileSync(path.join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8'),
)

async function query<Row extends postgres.MaybeRow>(url: string, text: string): Promise<Row[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return await sql.unsafe<Row[]>(text)
  } finally {
    await sql.end()
  }
}
const applied = () =>
  query(address.href, 'select id, hash, created_at from drizzle.__drizzle_migrations order by id')

afterAll(() => dropDatabase(adminUrl, name))

describe('migrations', () => {
  it('are journalled in increasing time, because the migrator skips any that is older than the last one', () => {
    const times = journal.entries.map(({ when }) => when)
    expect(times.length).toBeGreaterThan(0)
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
  })

  it('bring an empty database up to date when several instances start at once, each migration once', async () => {
    await query(adminUrl, `create database ${name}`)
    await Promise.all([1, 2, 3].map(() => migrateDatabase(address.href)))
    expect(await applied()).toHaveLength(journal.entries.length)
  })

  it('change nothing when they run again', async () => {
    const before = await applied()
    await migrateDatabase(address.href)
    expect(await applied()).toEqual(before)
  })

  it('pass over the mark of a pooler in an address', async () => {
    await expect(migrateDatabase(`${address.href}?pgbouncer=true`)).resolves.toBeUndefined()
  })

  it('go to the direct address, where there is one', async () => {
    const environment = {
      ...process.env,
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/behind-a-pooler',
      DATABASE_URL_DIRECT: address.href,
    }
    const { stdout } = await run(process.execPath, ['--import', 'tsx', 'scripts/migrate.ts'], {
      cwd: PROJECT_ROOT,
      env: environment,
    })
    expect(stdout).toBe('La base de datos está al día.\n')
  })
})
