import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { MIGRATIONS_FOLDER } from '@/db/migrate'
import { createEmptyDatabase } from './other-database'

interface Journal {
  entries: { tag: string }[]
}

/** Creates a database as it was just before one migration, for rows in the old form. @returns its address. */
export async function createDatabaseBefore(tag: string, adminUrl: string, name: string): Promise<string> {
  const url = await createEmptyDatabase(adminUrl, name)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'querencia-migrations-'))
  const client = postgres(url, { max: 1, onnotice: () => {} })
  try {
    cpSync(MIGRATIONS_FOLDER, folder, { recursive: true })
    const file = path.join(folder, 'meta/_journal.json')
    const journal: Journal = JSON.parse(readFileSync(file, 'utf8'))
    const at = journal.entries.findIndex((entry) => entry.tag === tag)
    if (at === -1) throw new Error(`There is no migration ${tag}`)
    writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }))
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.end()
    rmSync(folder, { recursive: true })
  }
  return url
}

/** A country, a city, a breed and a colour, with number 1 each, in the form of the first migrations. */
export async function insertFirstCatalog(sql: postgres.Sql): Promise<void> {
  await sql`insert into countries (id, name, slug, currency, symbol, phone_prefix)
    values ('ARG', 'Argentina', 'argentina', 'ARS', '$', '54')`
  await sql`insert into cities (id, country_id, name, region, slug, lat, lng, population)
    values (1, 'ARG', 'Rosario', 'Santa Fe', 'rosario', 0, 0, 1)`
  await sql`insert into breeds (id, type, name, slug, international_name)
    values (1, 'perro', 'Mestizo', 'mestizo', 'Mixed Breed')`
  await sql`insert into colors (id, type, name, slug, swatches, group_name)
    values (1, 'perro', 'Negro', 'negro', '{}', 'Negro')`
}
