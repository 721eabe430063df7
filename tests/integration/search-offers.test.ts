import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { foundations } from '@/db/schema'
import { CITIES, COLORS } from '@/db/seed/catalog'
import { petCount } from '@/lib/search/copy'
import type { SearchSuggestion } from '@/lib/search/dto'
import { searchView } from '@/lib/search/view'
import { foundationPath } from '@/lib/text/routes'
import type { PetType } from '@/lib/text/vocabulary'
import { arrive, arriveTyping } from '@/tests/support/arrive'
import { insertOwner, insertPet } from '@/tests/support/search-world'

vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read, revalidateTag: () => {} }))

const place = (slug: string) => {
  const city = CITIES.find((one) => one.slug === slug)
  if (!city) throw new Error(`the catalogue lacks ${slug}`)
  return { cityId: city.id, countryId: city.countryId }
}
const colour = (type: PetType, slug: string) =>
  COLORS.find((one) => one.type === type && one.slug === slug)?.id ?? 0

let albergue: number

beforeAll(async () => {
  await db.execute(sql`truncate users, pets cascade`)
  const ownerId = await insertOwner(db)
  albergue = await insertOwner(db, 'approved foundation')
  await db.execute(
    sql`update ${foundations} set name = 'Albergue Mitad del Mundo' where user_id = ${albergue}`,
  )
  const cat = { ownerId, type: 'gato' as const, breedId: 1001, colorId: colour('gato', 'gris') }
  await insertPet(db, { ...cat, ...place('quito') })
  await insertPet(db, { ...cat, colorId: colour('gato', 'negro'), ...place('quito') })
  await insertPet(db, { ...cat, colorId: colour('gato', 'negro'), ...place('lima') })
  await insertPet(db, { ownerId, name: 'Chispa', size: 'grande', ...place('guayaquil') })
  await insertPet(db, {
    ownerId,
    name: 'Luna',
    colorId: colour('perro', 'negro'),
    description:
      'Le gustan los gatos de la casa y dormir la siesta al sol con ellos, y pasear por el parque cada día.',
    ...place('quito'),
  })
})

/** Every way on that a page offers. */
function offersOf({ screen }: Awaited<ReturnType<typeof arrive>>): SearchSuggestion[] {
  const { empty, offers, beyond } = searchView(screen)
  const groups = empty
    ? [empty.main, empty.similarCities, empty.countries, empty.removableFilters, empty.nearbyCities]
    : [offers]
  return [...groups.flat(), ...beyond.map(({ all }) => all)]
}

describe('what a page offers', () => {
  it.each([
    '/searcher/todos?q=loro',
    '/searcher/otros?lugar=todos',
    '/searcher/otros?lugar=todos&q=erizo',
    '/searcher/pet/dog/quito?q=gato+negro+quito',
    '/searcher/pet/dog/quito?color=negro&q=gato+negro+quito',
    '/searcher/pet/dog/quito?q=gatos',
    '/searcher/pet/dog/quito?talla=grande&q=xyzw',
    '/searcher/pet/dog/guayaquil?talla=grande&q=xyzw',
    '/searcher/pet/cat/guayaquil?q=perro+lima',
    '/searcher/pet/cat/guayaquil',
    '/searcher/location/city/narnia',
    '/searcher/pet/dog/bogta',
    '/searcher/location/city/quito?tipo=otro&q=loro',
  ])('leads from %s to another search, which has the pets that it says', async (start) => {
    const here = await arrive(start)
    const offers = offersOf(here)
    for (const { label, href, count } of offers) {
      if (!href.startsWith('/searcher/')) continue
      const there = await arrive(href)
      expect(there.address.replace(/[?&]dicho=.*/, ''), label).not.toBe(
        here.address.replace(/[?&]dicho=.*/, ''),
      )
      const { result, scope } = there.screen
      if (count) expect([label, petCount(result.total, scope.type)]).toEqual([label, count])
      if (count) expect(result.total).toBeGreaterThan(0)
    }
    if (here.screen.result.total === 0) expect(offers.length).toBeGreaterThan(0)
  })
})

describe('a text that says something else than what is chosen', () => {
  const first = async (...typed: Parameters<typeof arriveTyping>) =>
    searchView((await arriveTyping(...typed)).screen)

  it('is offered with all that it means, where nothing is found', async () => {
    const { empty } = await first('gato negro quito', '/searcher/pet/dog/quito', {
      color: 'negro',
      talla: 'grande',
    })
    expect(empty?.main).toEqual({
      label: 'Buscar “gato negro quito” entre todas las mascotas',
      href: '/searcher/pet/cat/quito?color=negro&dicho=gato+negro+quito',
      count: '1 gato',
    })
  })

  it('is offered where pets have its words, in the place of the list', async () => {
    const { empty, offers } = await first('gatos', '/searcher/pet/dog/quito')
    expect([empty, offers]).toEqual([
      null,
      [
        {
          label: 'Buscar “gatos” en Quito, Ecuador',
          href: '/searcher/pet/cat/quito?dicho=gatos',
          count: '2 gatos',
        },
      ],
    ])
  })

  it('is offered among all pets where the place has none', async () => {
    const { empty } = await first('gato negro', '/searcher/pet/dog/guayaquil')
    expect(empty?.main).toMatchObject({
      label: 'Buscar “gato negro” entre todas las mascotas',
      count: '2 gatos',
    })
  })

  it('is not offered where nobody has it, nor where it was chosen as text', async () => {
    expect((await first('tortuga', '/searcher/pet/dog/quito')).empty?.main.label).toBe('Borrar Filtros')
    const asText = await arrive('/searcher/todos?lugar=todos&q=gatos&texto=gatos')
    expect(searchView(asText.screen).offers).toEqual([])
  })

  it('its whole text comes from the address only if it leads there', async () => {
    const forged = '/searcher/pet/dog/quito?q=gato&texto=gato&dicho=compra+ya+gato'
    expect((await arrive(forged)).address).toBe('/searcher/pet/dog/quito?q=gato&texto=gato')
  })
})

describe('a text that names a foundation', () => {
  const offer = () => ({ label: 'Ver la página de Albergue Mitad del Mundo', href: foundationPath(albergue) })

  it.each(['Albergue Mitad del Mundo', 'albergue mitad mundo', 'mitad del mundo', 'albergue'])(
    '“%s” leads to its page where no pet is found',
    async (typed) => {
      expect(searchView((await arriveTyping(typed)).screen).empty?.foundations).toEqual([offer()])
    },
  )
})
