import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { listListedCardsByIds } from '@/lib/pets/queries'
import { listCities, listCountries } from '@/lib/platform/catalog/queries'
import { listBeyond } from '@/lib/search/beyond'
import type { SearchPlace, SearchRequest } from '@/lib/search/dto'
import type { SearchEngine } from '@/lib/search/engine'
import { PetIndexSync } from '@/lib/search/memory/index-sync'
import { memoryEngine } from '@/lib/search/memory/memory-search'
import type { PetIndex } from '@/lib/search/memory/pet-index'
import { openPetSource } from '@/lib/search/memory/pet-queries'
import { sqlEngine } from '@/lib/search/queries/engine'
import { listCitiesLike } from '@/lib/search/queries/text'
import { listSuggestions, type SuggestionSources } from '@/lib/search/suggestions/list-suggestions'
import type { PetType } from '@/lib/text/vocabulary'
import { BUENOS_AIRES, CORDOBA, insertOwner, insertPet, request } from '@/tests/support/search-world'

const MENDOZA = 4
/** Two cities of Argentina. */
const MERCEDES = [95, 146]
/** One city of Argentina, one of Peru. */
const SAN_ISIDRO = { argentina: 107, peru: 629 }
const buenosAires: SearchPlace = {
  kind: 'city',
  cityIds: [BUENOS_AIRES],
  name: 'Buenos Aires',
  country: 'Argentina',
  slug: 'buenos-aires',
}

let ownerId: number

beforeEach(async () => {
  await db.execute(sql`truncate users, pets cascade`)
  ownerId = await insertOwner(db)
  await insertPet(db, { ownerId, age: 'joven', size: 'mediano' })
  await insertPet(db, { ownerId, age: 'joven', size: 'mediano' })
  await insertPet(db, { ownerId, age: 'adulto', size: 'grande' })
  await insertPet(db, { ownerId, cityId: CORDOBA })
  await insertPet(db, { ownerId, cityId: MENDOZA, type: 'gato', breedId: 1001, colorId: 101 })
})

/** The index as it is loaded now. */
async function loadIndex(): Promise<PetIndex> {
  const url = process.env.DATABASE_URL ?? ''
  const sync = new PetIndexSync(openPetSource(url, { subscribe: (_, { up }) => up?.() }), (error) =>
    console.error(error),
  )
  try {
    return await vi.waitUntil(() => sync.current, { timeout: 5000, interval: 5 })
  } finally {
    sync.close()
  }
}

async function readSources(engine: SearchEngine): Promise<SuggestionSources> {
  const [cities, countries] = await Promise.all([listCities(db), listCountries(db)])
  return { cities, countries, engine, listCitiesLike: (word) => listCitiesLike(db, word) }
}

const COUNTERS = [
  ['the database', async () => sqlEngine(db)],
  [
    'the index in memory',
    async () => memoryEngine(await loadIndex(), (ids) => listListedCardsByIds(db, ids)),
  ],
] as const

describe.each(COUNTERS)('listSuggestions counted by %s', (_, count) => {
  const suggest = async (wanted: SearchRequest) => listSuggestions(await readSources(await count()), wanted)

  it('suggests removing the filters that leave results, most results first', async () => {
    const scope = { type: null, place: buenosAires }
    const { removableFilters } = await suggest(request({ scope, filters: { age: 'joven', size: 'grande' } }))
    expect(removableFilters).toEqual([
      { facet: 'size', total: 2 },
      { facet: 'age', total: 1 },
    ])
  })

  it('does not suggest removing a filter that alone changes nothing', async () => {
    const scope = { type: null, place: buenosAires }
    const filters = { age: 'joven', size: 'grande', coat: 'rizado' } as const
    expect((await suggest(request({ scope, filters }))).removableFilters).toEqual([])
  })

  it('suggests the nearest cities with pets of the type', async () => {
    const cities = async (type: PetType | null) =>
      (await suggest(request({ scope: { type, place: buenosAires } }))).nearbyCities.map(({ name }) => name)
    expect(await cities('perro')).toEqual(['Córdoba'])
    expect(await cities(null)).toEqual(['Córdoba', 'Mendoza'])
    expect(await cities('otro')).toEqual([])
  })

  it('counts cities of one name as one suggestion', async () => {
    for (const cityId of [...MERCEDES, SAN_ISIDRO.argentina]) await insertPet(db, { ownerId, cityId })
    await insertPet(db, { ownerId, cityId: SAN_ISIDRO.peru, countryId: 'PER' })
    const { nearbyCities } = await suggest(request({ scope: { type: 'perro', place: buenosAires } }))
    expect(nearbyCities).toEqual([
      { name: 'San Isidro', country: null, slug: 'san-isidro', total: 2 },
      { name: 'Mercedes', country: 'Argentina', slug: 'mercedes', total: 2 },
      { name: 'Córdoba', country: 'Argentina', slug: 'cordoba', total: 1 },
    ])
  })

  it('suggests the city that was meant by a name with swapped letters', async () => {
    const place: SearchPlace = { kind: 'unknown', name: 'Mnedzoa', slug: 'mnedzoa' }
    const { nearbyCities } = await suggest(request({ scope: { type: null, place } }))
    expect(nearbyCities.map(({ name }) => name)).toEqual(['Mendoza'])
  })

  it('suggests the countries with pets of the type where no city resembles the place', async () => {
    const place: SearchPlace = { kind: 'unknown', name: 'Narnia', slug: 'narnia' }
    await insertPet(db, { ownerId, cityId: SAN_ISIDRO.peru, countryId: 'PER' })
    const { countries } = await suggest(request({ scope: { type: 'gato', place } }))
    expect(countries).toEqual([{ name: 'Argentina', slug: 'argentina', total: 1 }])
    const mendoza: SearchPlace = { kind: 'unknown', name: 'Mendosa', slug: 'mendosa' }
    expect((await suggest(request({ scope: { type: null, place: mendoza } }))).countries).toEqual([])
  })

  it('suggests cities spelt like an unknown one', async () => {
    const place: SearchPlace = { kind: 'unknown', name: 'Cordova', slug: 'cordova' }
    const { nearbyCities } = await suggest(request({ scope: { type: null, place } }))
    expect(nearbyCities).toEqual([{ name: 'Córdoba', country: 'Argentina', slug: 'cordoba', total: 1 }])
  })
})

describe.each(COUNTERS)('cities around one, counted by %s', (_, count) => {
  const listAround = async (slug: string, type: PetType | null) => {
    const place = { kind: 'city' as const, cityIds: [], name: slug, country: null, slug }
    const sources = await readSources(await count())
    return (await listSuggestions(sources, request({ scope: { type, place } }))).nearbyCities
  }

  it('lists cities with pets of the type, nearest first, without the city itself', async () => {
    const around = (slug: string, type: PetType | null) => listAround(slug, type)
    const cordoba = { name: 'Córdoba', country: 'Argentina', slug: 'cordoba', total: 1 }
    const mendoza = { name: 'Mendoza', country: 'Argentina', slug: 'mendoza', total: 1 }
    const capital = { name: 'Buenos Aires', country: 'Argentina', slug: 'buenos-aires', total: 3 }
    expect(await around('buenos-aires', null)).toEqual([cordoba, mendoza])
    expect(await around('mendoza', null)).toEqual([cordoba, capital])
    expect(await around('mendoza', 'perro')).toEqual([cordoba, capital])
    expect(await around('mendoza', 'otro')).toEqual([])
  })

  it('lists at most five cities around one', async () => {
    for (const cityId of [95, 107, 146, 3, 5, 6, 7, 8]) await insertPet(db, { ownerId, cityId })
    expect(await listAround('buenos-aires', null)).toHaveLength(5)
  })

  it('lists no cities around an unknown name', async () => {
    expect(await listAround('narnia', null)).toEqual([])
  })
})

describe.each(COUNTERS)('what follows the pets of a place, found by %s', (_, count) => {
  const beyond = async (wanted: Partial<SearchRequest>, total: number) => {
    const engine: SearchEngine = await count()
    const { cities, countries } = await readSources(engine)
    const findIds: SearchEngine['findIds'] = (one) => engine.findIds(one)
    const listCards = (ids: number[]) => listListedCardsByIds(db, ids)
    return listBeyond({ cities, countries, findIds, listCards }, request(wanted), total)
  }
  const citiesOf = (found: Awaited<ReturnType<typeof beyond>>) =>
    found?.countries.flatMap(({ cards }) => cards.map(({ place }) => place.city))

  it('the pets of the own country follow, nearest first, those of the city left out', async () => {
    await insertPet(db, { ownerId, cityId: SAN_ISIDRO.peru, countryId: 'PER' })
    const found = await beyond({ scope: { type: null, place: buenosAires } }, 3)
    expect(citiesOf(found)).toEqual(['Córdoba', 'Mendoza'])
    expect(found).toMatchObject({
      countries: [{ name: 'Argentina', slug: 'argentina', total: 5 }],
      everywhere: null,
    })
    expect(found?.countries[0]?.cards[0]?.distanceKm).toBeGreaterThan(600)
  })

  it('at most six follow, which pass the filters of the list', async () => {
    for (const cityId of [95, 107, 146, 3, 5, 6, 7, 8])
      await insertPet(db, { ownerId, cityId, age: 'adulto' })
    const all = await beyond({ scope: { type: null, place: buenosAires } }, 3)
    expect([all?.countries[0]?.cards.length, all?.countries[0]?.total]).toEqual([6, 13])
    const filters = { age: 'adulto' as const }
    const adults = await beyond({ scope: { type: null, place: buenosAires }, filters }, 1)
    expect(new Set(adults?.countries[0]?.cards.map(({ age }) => age))).toEqual(new Set(['adulto']))
    expect(adults?.countries[0]?.total).toBe(9)
  })

  it('a name that cities of several countries share is followed by the rest of each that has more', async () => {
    const LIMA = 593
    for (const cityId of [SAN_ISIDRO.peru, LIMA]) await insertPet(db, { ownerId, cityId, countryId: 'PER' })
    await insertPet(db, { ownerId, cityId: SAN_ISIDRO.argentina, type: 'gato', breedId: 1001, colorId: 101 })
    const place: SearchPlace = {
      kind: 'city',
      cityIds: [SAN_ISIDRO.argentina, SAN_ISIDRO.peru],
      name: 'San Isidro',
      country: null,
      slug: 'san-isidro',
    }
    const found = await beyond({ scope: { type: null, place } }, 2)
    expect(found?.countries.map(({ name, total }) => [name, total])).toEqual([
      ['Argentina', 6],
      ['Perú', 2],
    ])
    expect(found?.countries.map(({ cards }) => cards[0]?.place.city)).toEqual(['Buenos Aires', 'Lima'])
    const cats = await beyond({ scope: { type: 'gato', place } }, 1)
    expect(cats?.countries.map(({ name }) => name)).toEqual(['Argentina'])
  })

  it('other countries are counted only where the own one has no other pet', async () => {
    const lima: SearchPlace = { kind: 'city', cityIds: [593], name: 'Lima', country: 'Perú', slug: 'lima' }
    const cats = await beyond({ scope: { type: 'gato', place: lima } }, 0)
    expect(cats).toEqual({ countries: [], everywhere: 1 })
    const argentina: SearchPlace = { kind: 'country', countryId: 'ARG', name: 'Argentina', slug: 'argentina' }
    expect(await beyond({ scope: { type: null, place: argentina } }, 5)).toBeNull()
    await insertPet(db, { ownerId, cityId: SAN_ISIDRO.peru, countryId: 'PER' })
    expect(await beyond({ scope: { type: null, place: argentina } }, 5)).toEqual({
      countries: [],
      everywhere: 6,
    })
  })

  it('nothing follows a list of all places, one by distance or one of a foundation', async () => {
    const anywhere: SearchPlace = { kind: 'anywhere' }
    expect(await beyond({ scope: { type: null, place: anywhere } }, 0)).toBeNull()
    const here = { type: null, place: buenosAires }
    expect(await beyond({ scope: here, near: { lat: 1, lng: 1 }, sort: 'near' }, 3)).toBeNull()
    expect(await beyond({ scope: here, filters: { foundationId: 1 } }, 0)).toBeNull()
  })
})
