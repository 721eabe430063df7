import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { CITIES } from '@/db/seed/catalog'
import { choosePlace } from '@/lib/search/choose-place'
import { loadSearch } from '@/lib/search/load-search'
import { parseSearchUrl } from '@/lib/search/url/saved-url'
import { insertOwner, insertPet } from '@/tests/support/search-world'

vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read, revalidateTag: () => {} }))

const MOST_STEPS = 4

const place = (slug: string) => {
  const city = CITIES.find((one) => one.slug === slug)
  if (!city) throw new Error(`the catalogue lacks ${slug}`)
  return { cityId: city.id, countryId: city.countryId }
}

beforeAll(async () => {
  await db.execute(sql`truncate users, pets cascade`)
  const ownerId = await insertOwner(db)
  for (const slug of ['quito', 'guayaquil', 'lima']) {
    await insertPet(db, { ownerId, name: `De ${slug}`, size: 'pequeño', ...place(slug) })
  }
})

/** Where a URL arrives for somebody who has chosen a place, after its redirects, and what is there. */
async function arrive(start: string, chosen: string | null) {
  let address = start
  for (let step = 0; step < MOST_STEPS; step++) {
    const parsed = parseSearchUrl(address)
    if (!parsed) throw new Error(`${address} is no search`)
    const screen = await loadSearch(parsed.searchPath, parsed.raw, chosen)
    if (!('to' in screen)) return { address, screen }
    expect(screen.permanent).toBe(false)
    address = screen.to
  }
  throw new Error(`${start} leads on and on`)
}

describe('with a place that was chosen', () => {
  it.each([
    ['/searcher/pet/dog/sub', '/searcher/pet/dog/quito'],
    ['/searcher/perro?talla=pequeno&pagina=7', '/searcher/pet/dog/quito?talla=pequeno'],
    ['/searcher/todos?lugar=nada&talla=pequeno', '/searcher/location/city/quito?talla=pequeno'],
    ['/searcher/todos?q=perro chico', '/searcher/pet/dog/quito?talla=pequeno&dicho=perro+chico'],
    ['/searcher/todos?q=perros en lima', '/searcher/pet/dog/lima?dicho=perros+en+lima'],
    ['/searcher/pet/dog/lima', '/searcher/pet/dog/lima'],
    ['/searcher/pet/dog/sub?lugar=todos', '/searcher/pet/dog/sub?lugar=todos'],
    ['/searcher/pet/dog/lima?lugar=todos', '/searcher/pet/dog/lima'],
    ['/searcher/todos?orden=cercanas&lat=1&lng=1', '/searcher/todos?orden=cercanas&lat=1&lng=1'],
  ])('%s arrives at %s', async (start, end) => {
    expect((await arrive(start, 'quito')).address).toBe(end)
  })

  it('one that the catalogue does not have leads nowhere, and so does none', async () => {
    for (const chosen of ['narnia', null])
      expect((await arrive('/searcher/pet/dog/sub', chosen)).address).toBe('/searcher/pet/dog/sub')
  })

  it('what was understood of words is said in the place', async () => {
    const { screen } = await arrive('/searcher/todos?q=perro chico', 'quito')
    expect(screen.understood?.typed).toBe('perro chico')
  })

  it('the pets of the place are the list, those of its country follow, and no others', async () => {
    const { screen } = await arrive('/searcher/pet/dog/sub', 'quito')
    expect(screen.result.cards.map(({ name }) => name)).toEqual(['De quito'])
    expect(screen.beyond?.countries[0]?.cards.map(({ name }) => name)).toEqual(['De guayaquil'])
  })

  it('an empty place goes on with its country too', async () => {
    const { screen } = await arrive('/searcher/pet/dog/sub', 'cuenca')
    expect(screen.result.total).toBe(0)
    expect(screen.beyond?.countries[0]?.cards.map(({ name }) => name)).toEqual(['De guayaquil', 'De quito'])
  })
})

describe('another place for a list', () => {
  const LIST = '/searcher/pet/dog/lima?edad=joven&pagina=2'
  const choose = (values: Partial<Parameters<typeof choosePlace>[0]>) =>
    choosePlace({ city: '', country: '', list: LIST, ...values })

  it.each<[string, Parameters<typeof choose>[0], string, string | null]>([
    ['a city', { city: ' Quito ' }, '/searcher/pet/dog/quito?edad=joven', 'quito'],
    ['a country where a city is asked for', { city: 'Perú' }, '/searcher/pet/dog/peru?edad=joven', 'peru'],
    ['a country', { city: 'Quito', country: 'chile' }, '/searcher/pet/dog/chile?edad=joven', 'chile'],
    ['all countries', { country: 'todos' }, '/searcher/pet/dog/sub?edad=joven', 'todos'],
    ['nothing', {}, '/searcher/pet/dog/lima?edad=joven', null],
    [
      'nothing in a list of all countries',
      { list: '/searcher/pet/dog/sub?lugar=todos' },
      '/searcher/pet/dog/sub?lugar=todos',
      null,
    ],
    ['a city', { city: 'Quito', list: '/searcher/perro?lugar=todos' }, '/searcher/pet/dog/quito', 'quito'],
    ['an unknown city', { city: 'Bogta' }, '/searcher/location/city/Bogta?tipo=perro&edad=joven', null],
    [
      'a city for other animals',
      { city: 'Quito', list: '/searcher/otros' },
      '/searcher/location/city/quito?tipo=otro',
      'quito',
    ],
    [
      'a city for a list that is none',
      { city: 'Quito', list: '//evil.example' },
      '/searcher/location/city/quito',
      'quito',
    ],
  ])('%s keeps the filters and is remembered if it is a place', async (_, values, to, remember) => {
    expect(await choose(values)).toEqual({ to, remember })
  })
})
