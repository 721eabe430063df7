import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import { breeds, cities, colors, countries } from '@/db/schema'
import breedRows from '@/db/seed/data/breeds.json'
import cityRows from '@/db/seed/data/cities.json'
import colorRows from '@/db/seed/data/colors.json'
import { COUNTRIES } from '@/db/seed/data/countries'
import { slugify } from '@/lib/text/text'
import { COUNTRY_IDS, type CountryId, PET_TYPES, type PetType } from '@/lib/text/vocabulary'

/** A list may grow at its end without moving other ids. */
const BREED_BASE: Record<PetType, number> = { perro: 1, gato: 1001, otro: 2001 }
const COLOR_BASE: Record<PetType, number> = { perro: 1, gato: 101, otro: 201 }

/** The same in every database; the first breed of dogs and cats is the mixed one. */
export const BREEDS = PET_TYPES.flatMap((type) =>
  breedRows[type].map(({ name, internationalName }, at) => ({
    id: BREED_BASE[type] + at,
    type,
    name,
    internationalName,
    slug: slugify(name),
  })),
)

export const COLORS = PET_TYPES.flatMap((type) =>
  colorRows[type].map(({ name, group, swatches }, at) => ({
    id: COLOR_BASE[type] + at,
    type,
    name,
    groupName: group,
    slug: slugify(name),
    swatches,
  })),
)

/** @throws Error when the catalogue has no such breed or colour. */
export function catalogId(rows: typeof BREEDS | typeof COLORS, type: PetType, name: string): number {
  const row = rows.find((one) => one.type === type && one.name === name)
  if (!row) throw new Error(`The catalogue has no ${name} for ${type}`)
  return row.id
}

/** Source: GeoNames.org, CC BY 4.0. */
export const CITIES = cityRows.map(({ country, ...city }) => ({ ...city, countryId: knownCountry(country) }))

function knownCountry(id: string): CountryId {
  const known = COUNTRY_IDS.find((one) => one === id)
  if (!known) throw new Error(`db/seed/data/cities.json: no country ${id}`)
  return known
}

/** Idempotent; existing rows stay. */
export async function seedCatalog(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(countries).values(COUNTRIES).onConflictDoNothing()
    await tx.insert(cities).values(CITIES).onConflictDoNothing()
    await tx.insert(breeds).values(BREEDS).onConflictDoNothing()
    await tx.insert(colors).values(COLORS).onConflictDoNothing()
    for (const table of [cities, breeds, colors]) await catchUpSequence(tx, table)
  })
}

export async function catchUpSequence(db: Db, table: PgTable): Promise<void> {
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), max(id)) from ${table}`,
  )
}
