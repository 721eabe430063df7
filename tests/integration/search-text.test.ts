import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { BREEDS } from '@/db/seed/catalog'
import { searchSql } from '@/lib/search/queries/engine'
import { CORDOBA, insertOwner, insertPet, request } from '@/tests/support/search-world'

const breedId = (name: string) => BREEDS.find((breed) => breed.name === name)?.id
const filler =
  'Vive en una casa con patio y espera una familia que tenga tiempo para paseos largos, juegos y muchos mimos.'
let ids: Record<'labrador' | 'beagle' | 'cat', number>

beforeAll(async () => {
  await db.execute(sql`truncate users, pets cascade`)
  const ownerId = await insertOwner(db)
  ids = {
    labrador: await insertPet(db, {
      ownerId,
      name: 'Ñandú',
      breedId: breedId('Labrador retriever'),
      description: `${filler} Es cariñosa y dormilona.`,
    }),
    beagle: await insertPet(db, {
      ownerId,
      name: 'Toby',
      gender: 'macho',
      breedId: breedId('Beagle'),
      description: filler,
    }),
    cat: await insertPet(db, {
      ownerId,
      name: 'Mía',
      type: 'gato',
      breedId: 1001,
      colorId: 101,
      cityId: CORDOBA,
      description: `${filler} Es cariñosa con quien le da tiempo.`,
    }),
  }
})

async function find(text: string) {
  const { cards, correctedText, total } = await searchSql(db, request({ text }))
  expect(total).toBe(cards.length)
  return { ids: cards.map((card) => card.id).sort(), correctedText }
}

describe('text search', () => {
  it('text search ignores accents and case', async () => {
    for (const text of ['cariñosa', 'carinosa', 'CARIÑOSA', 'Cariñosa']) {
      expect(await find(text)).toEqual({ ids: [ids.labrador, ids.cat], correctedText: null })
    }
    expect(await find('nandu')).toEqual({ ids: [ids.labrador], correctedText: null })
  })

  it('a misspelt word is corrected, and the correction reported', async () => {
    expect(await find('labrdor')).toEqual({ ids: [ids.labrador], correctedText: 'labrador' })
    expect(await find('cariñoso')).toEqual({ ids: [ids.labrador, ids.cat], correctedText: null })
    expect(await find('beagel patio')).toEqual({ ids: [ids.beagle], correctedText: 'beagle patio' })
  })

  it('a correction is spelt as most pets spell it, the other words as typed', async () => {
    expect((await find('carinoza')).correctedText).toBe('cariñosa')
    expect((await find('Ñandú dormilno')).correctedText).toBe('ñandú dormilona')
    expect((await find('cordoda')).correctedText).toBe('córdoba')
  })

  it('text search finds city, type and breed', async () => {
    expect((await find('cordoba')).ids).toEqual([ids.cat])
    expect((await find('perra')).ids).toEqual([ids.labrador])
    expect((await find('perro')).ids).toEqual([ids.labrador, ids.beagle])
  })

  it('text search finds only pets that have every word', async () => {
    expect((await find('cariñosa córdoba')).ids).toEqual([ids.cat])
    expect((await find('beagle cariñosa')).ids).toEqual([])
  })

  it('the last word of a text matches as a prefix', async () => {
    expect(await find('dormil')).toEqual({ ids: [ids.labrador], correctedText: null })
  })

  it('a word that resembles nothing finds nothing', async () => {
    expect(await find('xylofono')).toEqual({ ids: [], correctedText: null })
  })

  it('tsquery operators and quotes in a text are harmless', async () => {
    for (const text of ["' | 'patio", "patio'); drop table pets; --", '!patio', 'a:* & b', '\\']) {
      await expect(find(text)).resolves.toBeDefined()
    }
  })
})
