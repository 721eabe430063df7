import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { BREEDS } from '@/db/seed/catalog'
import type { Sort } from '@/lib/search/dto'
import { sqlEngine } from '@/lib/search/queries/engine'
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
  const { cards, correctedText, total } = await sqlEngine(db).search(request({ text }))
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

  it.each(['cariñosa', 'cariñoso', 'cariñosas', 'cariñosos', 'cariñosita', 'dormilón cariñosos'])(
    '“%s” finds the other gender and number of an adjective',
    async (text) => {
      const found = text.startsWith('dormil') ? [ids.labrador] : [ids.labrador, ids.cat]
      expect(await find(text)).toEqual({ ids: found, correctedText: null })
    },
  )

  it('a noun is found in the other number alone', async () => {
    expect((await find('casas')).ids).toEqual([ids.labrador, ids.beagle, ids.cat])
    expect((await find('patios casa')).ids).toEqual([ids.labrador, ids.beagle, ids.cat])
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

  it.each(['🐶', '犬', '%_', '!'])('“%s”, in which no letter or digit is, finds nothing', async (text) => {
    expect(await find(text)).toEqual({ ids: [], correctedText: null })
    const { cards, total } = await sqlEngine(db).search(request({ text, sort: 'relevance' }))
    expect([cards, total]).toEqual([[], 0])
  })

  it('tsquery operators and quotes in a text are harmless', async () => {
    for (const text of ["' | 'patio", "patio'); drop table pets; --", '!patio', 'a:* & b', '\\']) {
      await expect(find(text)).resolves.toBeDefined()
    }
  })
})

describe('text search by relevance', () => {
  const published = (day: number) => new Date(Date.UTC(2026, 2, day))
  const ranked = async (text: string, sort: Sort = 'relevance') =>
    (await sqlEngine(db).search(request({ text, sort }))).cards.map((card) => card.id)

  beforeAll(() => db.execute(sql`truncate users, pets cascade`))

  it('a name counts more than a breed, a breed more than a tag or city, those more than a description', async () => {
    const ownerId = await insertOwner(db)
    const named = await insertPet(db, { ownerId, name: 'Córdoba', publishedAt: published(1) })
    const there = await insertPet(db, { ownerId, cityId: CORDOBA, publishedAt: published(2) })
    const told = await insertPet(db, {
      ownerId,
      description: `${filler} Viene de Córdoba.`,
      publishedAt: published(3),
    })
    expect(await ranked('cordoba')).toEqual([named, there, told])
    expect(await ranked('cordoba', 'newest')).toEqual([told, there, named])
    expect(await ranked('cordoba', 'oldest')).toEqual([named, there, told])
  })

  it('a breed comes before a description that mentions it, a whole word before a longer one', async () => {
    const ownerId = await insertOwner(db)
    const values = { ownerId, description: filler }
    const akita = { ...values, breedId: breedId('Akita americano'), publishedAt: published(1) }
    const breed = await insertPet(db, akita)
    const mentioned = await insertPet(db, {
      ...values,
      description: `${filler} Se crió con un akita.`,
      publishedAt: published(2),
    })
    const longer = await insertPet(db, { ...values, name: 'Solana', publishedAt: published(5) })
    const whole = await insertPet(db, { ...values, name: 'Sol', publishedAt: published(4) })
    expect(await ranked('akita')).toEqual([breed, mentioned])
    expect((await ranked('sol')).slice(0, 2)).toEqual([whole, longer])
  })

  it('equally good matches come newest first', async () => {
    const ownerId = await insertOwner(db)
    const older = await insertPet(db, { ownerId, name: 'Zulema', publishedAt: published(1) })
    const newer = await insertPet(db, { ownerId, name: 'Zulema', publishedAt: published(2) })
    expect(await ranked('zulema')).toEqual([newer, older])
  })
})

describe('international names', () => {
  const dog = (name: string) => ({ breedId: breedId(name), description: filler })
  let golden: number
  let siamese: number

  beforeAll(async () => {
    await db.execute(sql`truncate users, pets cascade`)
    const ownerId = await insertOwner(db)
    golden = await insertPet(db, { ownerId, ...dog('Golden retriever') })
    await insertPet(db, { ownerId, ...dog('Beagle') })
    siamese = await insertPet(db, {
      ownerId,
      type: 'gato',
      breedId: BREEDS.find(({ internationalName }) => internationalName === 'Siamese')?.id,
      colorId: 101,
      description: filler,
    })
  })

  it.each(['golden retriever', 'Golden Retriever', 'goldn retriver'])(
    '“%s” finds golden retrievers',
    async (text) => {
      expect((await find(text)).ids).toEqual([golden])
    },
  )

  it.each(['siamese', 'siames', 'siamesse'])('“%s” finds Siamese cats', async (text) => {
    expect((await find(text)).ids).toEqual([siamese])
  })

  it.each(['golden', 'siamesa'])('“%s” is no misspelling', async (text) => {
    expect((await find(text)).correctedText).toBeNull()
  })

  it('a correction to an international name is spelt as its breed list spells it', async () => {
    expect((await find('siamesse')).correctedText).toBe('siamese')
  })
})

describe('usual names of breeds', () => {
  const named = {
    pitbull: 'American pit bull terrier',
    poodle: 'Caniche (poodle)',
    shihtzu: 'Shih tzu',
    border: 'Border collie',
    yorkie: 'Yorkshire terrier',
    bulldog: 'Bulldog inglés',
    mongrel: 'Mestizo (criollo)',
  }
  const found = new Map<string, number>()

  beforeAll(async () => {
    await db.execute(sql`truncate users, pets cascade`)
    const ownerId = await insertOwner(db)
    for (const [key, name] of Object.entries(named))
      found.set(key, await insertPet(db, { ownerId, breedId: breedId(name), description: filler }))
  })

  it.each([
    ['pitbull', 'pitbull'],
    ['pit bull', 'pitbull'],
    ['Pitbulls', 'pitbull'],
    ['pitbull patio', 'pitbull'],
    ['french poodle', 'poodle'],
    ['frenchpoodle', 'poodle'],
    ['shitzu', 'shihtzu'],
    ['bordercollie', 'border'],
    ['yorkie', 'yorkie'],
    ['bull dog', 'bulldog'],
    ['criollito', 'mongrel'],
    ['criolla', 'mongrel'],
    ['quiltro', 'mongrel'],
  ])('“%s” finds the breed as the catalogue has it', async (text, key) => {
    expect(await find(text)).toEqual({ ids: [found.get(key)], correctedText: null })
  })

  it('the breed that a usual name means comes before a description that has the name', async () => {
    const ownerId = await insertOwner(db)
    const told = await insertPet(db, { ownerId, description: `${filler} Su mamá era pitbull.` })
    const { cards } = await sqlEngine(db).search(request({ text: 'pitbull', sort: 'relevance' }))
    expect(cards.map(({ id }) => id)).toEqual([found.get('pitbull'), told])
  })
})
