import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { migrateDatabase } from '@/db/migrate'
import { dropDatabase, testDatabase } from '@/scripts/support/test-database'
import { createDatabaseBefore, insertFirstCatalog } from '@/tests/support/old-database'

const { adminUrl } = inject('postgres')
const name = testDatabase('adoption_states')
let sql: postgres.Sql

const PETS = { adoptable: 100_001, 'en proceso': 100_002, adoptado: 100_003, inactivo: 100_004 }
type Status = keyof typeof PETS

const insertRequest = (pet: Status, adopterId: number, status: string) => sql`
  insert into adoption_requests (pet_id, adopter_id, status) values (${PETS[pet]}, ${adopterId}, ${status})`

beforeAll(async () => {
  const url = await createDatabaseBefore('0019_adoption_requests', adminUrl, name)
  sql = postgres(url, { max: 1, onnotice: () => {} })
  await insertFirstCatalog(sql)
  for (const id of [1, 2, 3, 4])
    await sql`insert into users (id, email, name, last_name) values (${id}, ${`u${id}@correo.example`}, 'Ana', 'Paz')`
  await sql`insert into matches (user_id, type, had_pet, age, gender, coat, size)
    values (2, 'ambos', true, 'joven', 'hembra', 'corto', 'mediano')`
  for (const [status, id] of Object.entries(PETS))
    await sql`insert into pets (id, owner_id, name, type, breed_id, color_id, age, gender, size, coat, health, castrated,
      description, city_id, country_id, status)
      values (${id}, 1, 'Luna', 'perro', 1, 1, 'joven', 'hembra', 'mediano', 'corto', 'vacunas al dia', true,
      ${'x'.repeat(100)}, 1, 'ARG', ${status})`
  for (const pet of Object.keys(PETS) as Status[]) {
    await insertRequest(pet, 2, 'aceptada')
    await insertRequest(pet, 3, 'enviada')
    await insertRequest(pet, 4, 'rechazada')
  }
  await migrateDatabase(url)
})

afterAll(async () => {
  await sql.end()
  await dropDatabase(adminUrl, name)
})

it('older requests take the state that the status of their pet gives them', async () => {
  const rows = await sql`select p.status as pet, r.adopter_id as adopter, r.status, r.reason
    from adoption_requests r join pets p on p.id = r.pet_id order by p.id, r.adopter_id`
  expect(rows.map((row) => [row.pet, row.adopter, row.status, row.reason])).toEqual([
    ['adoptable', 2, 'en revisión', null],
    ['adoptable', 3, 'enviada', null],
    ['adoptable', 4, 'rechazada', null],
    ['en proceso', 2, 'aceptada', null],
    ['en proceso', 3, 'en espera', null],
    ['en proceso', 4, 'rechazada', null],
    ['adoptado', 2, 'concluida', null],
    ['adoptado', 3, 'cerrada', 'adoptada'],
    ['adoptado', 4, 'rechazada', null],
    ['inactivo', 2, 'cerrada', 'retirada'],
    ['inactivo', 3, 'cerrada', 'retirada'],
    ['inactivo', 4, 'rechazada', null],
  ])
})

it('each request that moved has a row in its timeline, and those of adopters with a profile carry it', async () => {
  const events = await sql`select r.status = e.status as same from adoption_request_events e
    join adoption_requests r on r.id = e.request_id`
  expect(events).toEqual(Array(6).fill({ same: true }))
  const rows =
    await sql`select adopter_id, match from adoption_requests where pet_id = 100001 order by adopter_id`
  expect(rows.map(({ match }) => match)).toEqual([
    { type: 'ambos', hadPet: true, age: 'joven', gender: 'hembra', coat: 'corto', size: 'mediano' },
    null,
    null,
  ])
})

it('the database refuses unknown states and reasons', async () => {
  for (const change of [
    sql`status = 'otra'`,
    sql`reason = 'otro'`,
    sql`status = 'cerrada', reason = 'niños'`,
  ])
    await expect(sql`update adoption_requests set ${change} where status = 'aceptada'`).rejects.toThrow(
      /check/,
    )
})
