import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { CITIES, COLORS } from '@/db/seed/catalog'
import { listListedCardsByIds } from '@/lib/pets/queries'
import { Listener } from '@/lib/platform/bus/listener'
import { PetIndexSync } from '@/lib/search/memory/index-sync'
import { memoryEngine } from '@/lib/search/memory/memory-search'
import { openPetSource } from '@/lib/search/memory/pet-queries'
import { sqlEngine } from '@/lib/search/queries/engine'
import { resolveSearch } from '@/lib/search/resolve-search'
import { arrive, arriveTyping } from '@/tests/support/arrive'
import { insertOwner, insertPet } from '@/tests/support/search-world'

vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read, revalidateTag: () => {} }))

const url = process.env.DATABASE_URL ?? ''
let listener: Listener
let indexSync: PetIndexSync
let ids: Record<'small' | 'black' | 'pup' | 'renata', number>

const place = (slug: string) => {
  const city = CITIES.find((one) => one.slug === slug)
  if (!city) throw new Error(`the catalogue lacks ${slug}`)
  return { cityId: city.id, countryId: city.countryId }
}
const black = COLORS.find(({ type, slug }) => type === 'gato' && slug === 'negro')?.id

beforeAll(async () => {
  await db.execute(sql`truncate users, pets cascade`)
  const ownerId = await insertOwner(db)
  ids = {
    small: await insertPet(db, { ownerId, name: 'Chía', size: 'pequeño', ...place('quito') }),
    black: await insertPet(db, {
      ownerId,
      name: 'Rosario',
      type: 'gato',
      breedId: 1001,
      colorId: black,
      goodWithDogs: true,
      ...place('bogota'),
    }),
    pup: await insertPet(db, { ownerId, name: 'Toby', age: 'cachorro', gender: 'macho', ...place('lima') }),
    renata: await insertPet(db, { ownerId, name: 'Renata', ...place('lima') }),
  }
  listener = new Listener(url, (error) => console.error(error))
  indexSync = new PetIndexSync(openPetSource(url, listener), (error) => console.error(error))
  await vi.waitFor(() => expect(indexSync.current?.size).toBe(4), { timeout: 5000 })
})

afterAll(() => {
  indexSync.close()
  listener.close()
})

async function idsInBothEngines({ parsed }: Awaited<ReturnType<typeof arrive>>) {
  const { request } = await resolveSearch(parsed.searchPath, parsed.raw)
  const index = indexSync.current
  if (!index) throw new Error('the index is not loaded')
  const inMemory = memoryEngine(index, (ids) => listListedCardsByIds(db, ids))
  const engines = request.text === '' ? [sqlEngine(db), inMemory] : [sqlEngine(db)]
  const found = await Promise.all(engines.map((engine) => engine.findIds(request)))
  return found.map(({ ids }) => [...ids].sort((a, b) => a - b))
}

describe('a text typed where a city is asked for', () => {
  const inCityField = (text: string) => arrive(`/searcher/location/city/${encodeURIComponent(text)}`)

  it.each([
    ['uio', '/searcher/location/city/quito?dicho=uio'],
    ['perro chico en quito', '/searcher/pet/dog/quito?talla=pequeno&dicho=perro+chico+en+quito'],
    ['perro labrador en lima', '/searcher/pet/dog/lima?q=labrador&dicho=perro+labrador+en+lima'],
    ['labrador', '/searcher/todos?q=labrador'],
  ])('“%s” leads to %s', async (text, to) => {
    expect(await inCityField(text)).toMatchObject({ address: to, steps: 1 })
  })

  it.each(['bogta', 'narnia', 'perro narnia', 'Pueblo Viejo', 'Norte Chico', 'Villa Nueva'])(
    '“%s” stays a place that nobody knows',
    async (text) => {
      const { screen, steps } = await inCityField(text)
      expect([steps, screen.scope.place.kind]).toEqual([0, 'unknown'])
    },
  )
})

describe('a text typed into the search', () => {
  it.each([
    ['perro chico', 'small'],
    ['perro chico en Quito', 'small'],
    ['cachorros en lima', 'pup'],
    ['gatito negro bogota', 'black'],
    ['gatita negra bogotá que se lleve con perros', 'black'],
  ] as const)('“%s” finds what was meant, in both engines, after one redirect', async (text, pet) => {
    const there = await arriveTyping(text)
    expect(there.steps).toBe(1)
    expect(there.screen.query.text).toBeUndefined()
    expect(there.screen.understood?.typed).toBe(text)
    expect(await idsInBothEngines(there)).toEqual([[ids[pet]], [ids[pet]]])
    expect(there.screen.result.correctedText).toBeNull()
  })

  it('what is ignored is said', async () => {
    const { address, screen } = await arriveTyping('que no ladre')
    expect(address).toBe('/searcher/todos?dicho=que+no+ladre')
    expect(screen.understood).toEqual({ typed: 'que no ladre', filters: {}, ignored: 'no ladre' })
  })

  it('a page knows its species', async () => {
    expect((await arriveTyping('cachorro', '/searcher/pet/cat/sub')).address).toBe(
      '/searcher/pet/cat/sub?edad=cachorro&dicho=cachorro',
    )
    const { address, screen } = await arriveTyping('plomo', '/searcher/pet/cat/bogota')
    expect(address).toBe('/searcher/pet/cat/bogota?color=gris&dicho=plomo')
    expect(screen.understood?.filters).toEqual({ color: 'gris' })
  })

  it.each(['Boyero de Berna', 'mi luna', '%', 'Ñandú!'])('“%s” stays as it was typed', async (text) => {
    const { screen, steps } = await arriveTyping(text)
    expect([steps, screen.query.text]).toEqual([0, text])
  })

  it('a short name is not corrected to a longer one', async () => {
    const { screen, steps } = await arriveTyping('ÑATA')
    expect([steps, screen.result.total, screen.result.correctedText]).toEqual([0, 0, null])
  })

  it('a city may be searched for as the name of a pet', async () => {
    const city = await arriveTyping('rosario')
    expect(city.address).toBe('/searcher/location/city/rosario?dicho=rosario')
    const text = await arrive('/searcher/todos?q=rosario&texto=rosario')
    expect(text.steps).toBe(0)
    expect(text.screen.result.cards.map(({ id }) => id)).toEqual([ids.black])
  })

  it('the name of a pet is not read as a misspelt filter', async () => {
    const { screen } = await arriveTyping('renatas')
    expect(screen.query.text).toBe('renatas')
    const ownerId = await insertOwner(db)
    expect((await arriveTyping('gatiro')).screen.scope.type).toBe('gato')
    await insertPet(db, { ownerId, name: 'Gatiro' })
    expect((await arriveTyping('gatiro')).screen.query.text).toBe('gatiro')
  })

  it('words that are read and stay text are marked, so that the species can be taken away', async () => {
    const { address, screen } = await arriveTyping('quiltro')
    expect(address).toBe('/searcher/pet/dog/sub?q=quiltro&texto=quiltro&dicho=quiltro')
    expect(screen.understood?.filters).toEqual({ type: 'perro' })
    expect((await arrive('/searcher/todos?q=quiltro&texto=quiltro')).steps).toBe(0)
  })

  it.each([
    ['/searcher/todos?q=luna&texto=luna', '/searcher/todos?q=luna'],
    ['/searcher/todos?q=luna&texto=sol', '/searcher/todos?q=luna'],
    ['/searcher/todos?dicho=compra+ya', '/searcher/todos'],
    ['/searcher/todos?dicho=perro+chico', '/searcher/todos'],
    ['/searcher/pet/dog/sub?dicho=perro+chico', '/searcher/pet/dog/sub'],
    ['/searcher/todos?q=busco+luna', '/searcher/todos?q=luna'],
    ['/searcher/todos?q=luna&dicho=luna', '/searcher/todos?q=luna'],
    ['/searcher/todos?q=adoptar', '/searcher/todos'],
  ])('%s leads to %s', async (from, to) => {
    expect(await arrive(from)).toMatchObject({ address: to, steps: 1 })
  })
})
