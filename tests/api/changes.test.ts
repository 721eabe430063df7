import { and, eq, sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { createDb } from '@/db/client'
import { pets } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { send, sendAs } from '@/tests/support/api'
import { DEMO_ACCOUNTS } from '@/tests/support/demo'
import { siteDatabaseUrl } from '@/tests/support/site'

/** The database of the server under test. */
const db = createDb(siteDatabaseUrl(), { max: 2 })
afterAll(() => db.$client.end())

const FOUNDATION = DEMO_ACCOUNTS.fundacion
const PATIENT = { timeout: 8000, interval: 100 }

it('a page that was being made while its pet changed is not kept', async () => {
  const pet = await makePet(db, { ownerId: FOUNDATION, name: 'Antes' })
  const page = `/pet-detail/${pet.id}`
  const { making, changing } = await db.transaction(async (tx) => {
    // The page reads the pet, then waits for what people say about its foundation.
    await tx.execute(sql`lock table reviews in access exclusive mode`)
    const making = send(page)
    await expect
      .poll(
        () =>
          tx.$count(sql`pg_locks join pg_database on pg_database.oid = database
        where datname = current_database() and relation = 'reviews'::regclass and not granted`),
        PATIENT,
      )
      .toBeGreaterThan(0)
    const changing = sendAs(FOUNDATION, 'PUT', `/pets/${pet.id}`, { name: 'Ahora' })
    const changed = and(eq(pets.id, pet.id), eq(pets.name, 'Ahora'))
    await expect.poll(() => db.$count(pets, changed), PATIENT).toBe(1)
    return { making, changing }
  })
  expect((await making).text).toContain('Antes')
  expect((await changing).status).toBe(201)
  await expect.poll(async () => (await send(page)).text, PATIENT).toContain('Ahora')
}, 30_000)
