import { readFileSync } from 'node:fs'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { MIGRATIONS_FOLDER } from '@/db/migrate'
import { pets } from '@/db/schema'
import { sqlEngine } from '@/lib/search/queries/engine'
import { insertOwner, insertPet, request } from '@/tests/support/search-world'

const filler =
  'Le encanta dormir la siesta al sol, jugar con la pelota y saludar a las visitas que llegan a la casa.'
const none = { castrated: false, health: 'no vacunado' } as const
let ids: Record<'both' | 'castrated' | 'vaccinated' | 'neither', number>

beforeAll(async () => {
  await db.execute(sql`truncate users, pets cascade`)
  const ownerId = await insertOwner(db)
  const health = (values: Partial<typeof pets.$inferInsert>) => insertPet(db, { ownerId, ...none, ...values })
  ids = {
    both: await health({ castrated: true, health: 'vacunas al dia' }),
    castrated: await health({ castrated: true, description: `${filler} No está vacunada todavía.` }),
    vaccinated: await health({
      health: 'vacunas al dia',
      description: `${filler} No está esterilizada aún.`,
    }),
    neither: await health({ description: `${filler} Le faltan las vacunas y no está castrado.` }),
  }
})

const find = async (text: string) =>
  (await sqlEngine(db).findIds(request({ text }))).ids.sort((a, b) => a - b)

describe('words about health', () => {
  it.each(['esterilizada', 'esterilizados', 'castrado', 'castrada', 'castradita', 'castr'])(
    '“%s” finds the pets whose record says so, whatever their text says',
    async (text) => {
      expect(await find(text)).toEqual([ids.both, ids.castrated])
    },
  )

  it.each(['vacunado', 'vacunadas', 'con vacunas', 'vacuna', 'vacunas al día'])(
    '“%s” finds the vaccinated ones',
    async (text) => {
      expect(await find(text.replace('con ', ''))).toEqual([ids.both, ids.vaccinated])
    },
  )

  it('both are found by both, and a change of the record is news', async () => {
    expect(await find('vacunada esterilizada')).toEqual([ids.both])
    await db.update(pets).set({ castrated: true }).where(eq(pets.id, ids.vaccinated))
    expect(await find('vacunada esterilizada')).toEqual([ids.both, ids.vaccinated])
    await db.update(pets).set({ castrated: false }).where(eq(pets.id, ids.vaccinated))
    expect(await find('vacunada esterilizada')).toEqual([ids.both])
  })
})

it('the migration brings the words of pets that were published before', async () => {
  const texts = () =>
    db.execute<{ pet_id: number; words: string }>(sql`select * from pet_texts order by pet_id`)
  const expected = [...(await texts())]
  await db.execute(
    sql`update pet_texts set words = to_tsvector('simple', 'luna') where pet_id <> ${ids.both}`,
  )
  await db.execute(sql`delete from search_terms where term in ('castrado', 'vacunado')`)
  const fill = readFileSync(path.join(MIGRATIONS_FOLDER, '0074_health-words-filled.sql'), 'utf8')
  for (const statement of fill.split('--> statement-breakpoint')) await db.execute(sql.raw(statement))
  expect([...(await texts())]).toEqual(expected)
  expect(await db.execute(sql`select from search_terms where term in ('castrado', 'vacunado')`)).toHaveLength(
    2,
  )
})
