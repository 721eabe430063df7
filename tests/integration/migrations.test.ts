import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { createDb } from '@/db/client'
import { MIGRATIONS_FOLDER, migrateDatabase } from '@/db/migrate'
import { seedCatalog } from '@/db/seed/catalog'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { dropDatabase } from '@/scripts/support/test-database'
import { createDatabaseBefore } from '@/tests/support/old-database'

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

const beforeRegister = `${name}_before_register`

afterAll(async () => {
  for (const database of [name, beforeRegister]) await dropDatabase(adminUrl, database)
})

describe('migrations', () => {
  it('are journalled in increasing time, because the migrator skips any that is older than the last one', () => {
    const times = journal.entries.map(({ when }) => when)
    expect(times.length).toBeGreaterThan(0)
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
  })

  it('instances that start at once migrate an empty database, each migration once', async () => {
    await query(adminUrl, `create database ${name}`)
    await Promise.all([1, 2, 3].map(() => migrateDatabase(address.href)))
    expect(await applied()).toHaveLength(journal.entries.length)
  })

  it('change nothing when they run again', async () => {
    const before = await applied()
    await migrateDatabase(address.href)
    expect(await applied()).toEqual(before)
  })

  it('enter photos that are older than the register of them, and leave alone what it holds', async () => {
    const tag = '0008_register_older_photos'
    const migration = readFileSync(path.join(MIGRATIONS_FOLDER, `${tag}.sql`), 'utf8')
    const url = await createDatabaseBefore(tag, adminUrl, beforeRegister)
    await query(
      url,
      `set session_replication_role = replica;
      insert into pet_photos (pet_id, position, hash, width, height, blur)
        values (100001, 0, 'old', 900, 600, 'b'), (100002, 0, 'old', 900, 600, 'b'), (100002, 1, 'new', 90, 60, 'b');
      insert into stored_photos (hash, width, height, blur, fingerprint) values ('new', 90, 60, 'b', 7);
      insert into users (role, email, name, last_name, photo)
        values ('user', 'foto@correo.example', 'Ana', 'Paz', 'face'), ('user', 'sin@correo.example', 'Ana', 'Paz', null)`,
    )
    for (const _ of ['once', 'twice']) await query(url, migration)
    expect(await query(url, 'select hash, width, fingerprint from stored_photos order by hash')).toEqual([
      { hash: 'face', width: 0, fingerprint: '0' },
      { hash: 'new', width: 90, fingerprint: '7' },
      { hash: 'old', width: 900, fingerprint: '0' },
    ])
  })

  it('0016 writes the name of Castro Laboreiro in capitals where the breed exists already', async () => {
    const migration = readFileSync(path.join(MIGRATIONS_FOLDER, '0016_proper_breed_name.sql'), 'utf8')
    const db = createDb(address.href, { max: 1 })
    await seedCatalog(db).finally(() => db.$client.end())
    await query(address.href, "update breeds set name = lower(name) where slug = 'perro-de-castro-laboreiro'")
    await query(address.href, migration)
    expect(await query(address.href, "select name from breeds where name ilike '%laboreiro%'")).toEqual([
      { name: 'Perro de Castro Laboreiro' },
    ])
  })

  it('give breeds and colours that exist already their international names and groups', async () => {
    const migration = readFileSync(path.join(MIGRATIONS_FOLDER, '0011_international_names.sql'), 'utf8')
    const db = createDb(address.href, { max: 1 })
    await seedCatalog(db).finally(() => db.$client.end())
    const listed = () =>
      query(
        address.href,
        'select type, slug, international_name as name from breeds union all select type, slug, group_name from colors order by 1, 2, 3',
      )
    // Came to the catalogue later.
    await query(address.href, "delete from breeds where slug = 'domestico-de-pelo-mediano'")
    const seeded = await listed()
    await query(
      address.href,
      'alter table breeds drop column international_name cascade; alter table colors drop column group_name cascade',
    )
    await query(address.href, migration)
    expect(await listed()).toEqual(seeded)
  })

  it('0014 weights the words of existing pets and adds the international names of their breeds', async () => {
    const migration = readFileSync(path.join(MIGRATIONS_FOLDER, '0014_search_relevance.sql'), 'utf8')
    await query(
      address.href,
      `set session_replication_role = replica;
      insert into users (id, role, email, name, last_name) values (7, 'user', 'dueno@correo.example', 'Ana', 'Paz');
      insert into pets (id, owner_id, name, type, breed_id, color_id, age, gender, size, coat, health, castrated,
          description, city_id, country_id)
        select 100001, 7, 'Sol', type, id, 1, 'joven', 'hembra', 'grande', 'largo', 'vacunas al dia', true, repeat('a', 100),
          1, 'ARG' from breeds where slug = 'husky-siberiano'`,
    )
    await query(address.href, migration)
    const found = (words: string) =>
      query(address.href, `select pet_id from pet_texts where words @@ '${words}'::tsquery`)
    expect(await found('sol:A & siberian:B & perra:B')).toEqual([{ pet_id: 100001 }])
    expect(await found('sol:BCD')).toEqual([])
    expect(await query(address.href, `select term from search_terms where term = 'siberian'`)).toHaveLength(1)
  })

  it('0017 keeps the counted visits of pets', async () => {
    const migration = readFileSync(path.join(MIGRATIONS_FOLDER, '0017_pet_views.sql'), 'utf8')
    await query(
      address.href,
      `drop table pet_views;
      alter table pets add column views integer default 0 not null;
      set session_replication_role = replica;
      update pets set views = 12 where id = 100001`,
    )
    await query(address.href, migration)
    expect(await query(address.href, 'select pet_id, count from pet_views')).toEqual([
      { pet_id: 100001, count: 12 },
    ])
  })

  it('are refused through a pooler, which would keep their turn', async () => {
    await expect(migrateDatabase(`${address.href}?pgbouncer=true`)).rejects.toThrow('DATABASE_URL_DIRECT')
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

  it('npm run db:migrate loads the catalogue into an empty database, needing nothing but its URL', async () => {
    const fresh = new URL(adminUrl)
    fresh.pathname = `/${name}_fresh`
    await query(adminUrl, `create database ${name}_fresh`)
    try {
      const { PATH } = process.env
      for (const _ of ['once', 'twice'])
        await run(process.execPath, ['--import', 'tsx', 'scripts/migrate.ts'], {
          cwd: PROJECT_ROOT,
          env: { NODE_ENV: 'test', PATH, DATABASE_URL: fresh.href },
        })
      const tables = ['countries', 'cities', 'breeds', 'colors', 'users'].map(
        (table) => `(select count(*) from ${table})::int as ${table}`,
      )
      expect(await query(fresh.href, `select ${tables}`)).toEqual([
        { countries: 5, cities: 708, breeds: 400, colors: 62, users: 0 },
      ])
    } finally {
      await dropDatabase(adminUrl, `${name}_fresh`)
    }
  })
})
