import { readFileSync } from 'node:fs'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { MIGRATIONS_FOLDER } from '@/db/migrate'
import { petArrivals, savedSearchNotices } from '@/db/schema'
import { makeFoundation, makePet } from '@/db/seed/factories'
import { hold } from '@/lib/pets/hold'

/** The statement of the migration that fills the table in a database with pets. */
function backfill(): string {
  const text = readFileSync(path.join(MIGRATIONS_FOLDER, '0022_saved_searches.sql'), 'utf8')
  const statement = text
    .split('--> statement-breakpoint')
    .find((part) => part.includes('INSERT INTO pet_arrivals (pet_id, arrived_at, matched_at)\nSELECT p.id'))
  if (!statement) throw new Error('The migration has no such statement')
  return statement
}

it('the migration counts the pets that are or were listed as told, and waits for those nobody has seen', async () => {
  const published = new Date('2026-01-01T12:00:00Z')
  const { user: pending } = await makeFoundation(db, { status: 'pendiente', decidedAt: null })
  const kinds = {
    listed: await makePet(db),
    paused: await makePet(db, { pausedAt: new Date() }),
    withdrawn: await makePet(db, { status: 'inactivo' }),
    promised: await makePet(db, { status: 'en proceso' }),
    'held later': await makePet(db, { publishedAt: published, ...hold('reports', new Date()) }),
    'held from the start': await makePet(db, { publishedAt: published, ...hold('staff', published) }),
    adopted: await makePet(db, { status: 'adoptado' }),
    pending: await makePet(db, { ownerId: pending.id }),
  }
  await db.execute(sql`delete from pet_arrivals`)
  for (const _ of ['once', 'twice']) await db.execute(sql.raw(backfill()))
  const told = await Promise.all(
    Object.entries(kinds).map(async ([kind, { id }]) => {
      const [row] = await db.select().from(petArrivals).where(eq(petArrivals.petId, id))
      return row?.matchedAt ? [kind] : []
    }),
  )
  expect(told.flat()).toEqual(['listed', 'paused', 'withdrawn', 'promised', 'held later'])
})

it('a pet that is deleted leaves neither an arrival nor notices', async () => {
  const { id } = await makePet(db)
  const [arrival] = await db.select().from(petArrivals).where(eq(petArrivals.petId, id))
  expect(arrival).toBeDefined()
  await db.execute(sql`delete from pets where id = ${id}`)
  expect(await db.$count(petArrivals, eq(petArrivals.petId, id))).toBe(0)
  expect(await db.$count(savedSearchNotices, eq(savedSearchNotices.arrivalId, arrival?.id ?? 0))).toBe(0)
})
