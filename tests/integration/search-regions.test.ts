import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { CITIES, COLORS } from '@/db/seed/catalog'
import { petCount } from '@/lib/search/copy'
import { searchView } from '@/lib/search/view'
import { PLACES } from '@/lib/text/routes'
import type { CountryId } from '@/lib/text/vocabulary'
import { arrive, arriveTyping } from '@/tests/support/arrive'
import { insertOwner, insertPet } from '@/tests/support/search-world'

const counts = vi.hoisted(() => ({ byCity: vi.fn() }))
vi.mock('@/lib/search/search', async (original) => {
  const search = await original<typeof import('@/lib/search/search')>()
  return { ...search, countByCity: counts.byCity.mockImplementation(search.countByCity) }
})
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read, revalidateTag: () => {} }))

const place = (slug: string, countryId: CountryId, region?: string) => {
  const city = CITIES.find(
    (one) => one.slug === slug && one.countryId === countryId && (!region || one.region === region),
  )
  if (!city) throw new Error(`the catalogue lacks ${slug}`)
  return { cityId: city.id, countryId }
}

beforeAll(async () => {
  await db.execute(sql`truncate users, pets cascade`)
  const ownerId = await insertOwner(db)
  const dog = { ownerId, type: 'perro' as const }
  const colorId = COLORS.find(({ type }) => type === 'gato')?.id
  const cat = { ownerId, type: 'gato' as const, breedId: 1001, colorId }
  for (const size of ['grande', 'grande', 'pequeño'] as const)
    await insertPet(db, { ...dog, size, ...place('medellin', 'COL') })
  await insertPet(db, { ...dog, size: 'grande', tags: ['tranquilo'], ...place('bello', 'COL') })
  await insertPet(db, { ...cat, ...place('rosario', 'ARG') })
  await insertPet(db, { ...dog, ...place('monteria', 'COL') })
  await insertPet(db, { ...dog, ...place('cordoba', 'ARG') })
  await insertPet(db, { ...cat, ...place('trujillo', 'PER') })
  await insertPet(db, { ...dog, ...place('valdivia', 'CHL') })
  await insertPet(db, { ...cat, ...place('babahoyo', 'ECU') })
  await insertPet(db, {
    ...cat,
    description:
      'La rescataron en un viaje por Cundinamarca, y desde entonces duerme en el sillón y saluda a las visitas.',
    ...place('quito', 'ECU'),
  })
})

type Arrival = Awaited<ReturnType<typeof arrive>>

/** 'Medellín: 3 perros', of each region after its title. */
function offersOf({ screen }: Arrival): string[] {
  const { empty, regions } = searchView(screen)
  return (empty?.regions ?? regions).flatMap(({ title, suggestions }) => [
    title,
    ...suggestions.map(({ label, count }) => (count ? `${label}: ${count}` : label)),
  ])
}

async function expectCountsToHold({ screen }: Arrival): Promise<void> {
  const { empty, regions } = searchView(screen)
  for (const { href, count } of (empty?.regions ?? regions).flatMap(({ suggestions }) => suggestions)) {
    if (href === PLACES) continue
    const { result, scope } = (await arrive(href)).screen
    expect([href, petCount(result.total, scope.type)]).toEqual([href, count])
  }
}

const ALL = 'Ver todas las ciudades'
const ANTIOQUIA = 'Ciudades de Antioquia, Colombia'

describe('a text that names a region', () => {
  it.each([
    ['perros en antioquia', [ANTIOQUIA, 'Medellín: 3 perros', 'Bello: 1 perro', ALL]],
    ['Antioquia', [ANTIOQUIA, 'Medellín: 3 mascotas', 'Bello: 1 mascota', ALL]],
    ['perro pequeño en el departamento de Antioquia', [ANTIOQUIA, 'Medellín: 1 perro', ALL]],
    ['perro tranquilo grande antioquia', [ANTIOQUIA, 'Bello: 1 perro', ALL]],
    ['gatos en provincia de santa fe', ['Ciudades de Santa Fe, Argentina', 'Rosario: 1 gato', ALL]],
    [
      'perros en provincia de cordoba',
      [
        'Ciudades de Córdoba, Argentina',
        'Córdoba: 1 perro',
        'Ciudades de Córdoba, Colombia',
        'Montería: 1 perro',
        ALL,
      ],
    ],
    ['la libertad', ['Ciudades de La Libertad, Perú', 'Trujillo: 1 mascota', ALL]],
    [
      'los rios',
      [
        'Ciudades de Los Ríos, Chile',
        'Valdivia: 1 mascota',
        'Ciudades de Los Ríos, Ecuador',
        'Babahoyo: 1 mascota',
        ALL,
      ],
    ],
    ['perros en los ríos', ['Ciudades de Los Ríos, Chile', 'Valdivia: 1 perro', ALL]],
  ])('“%s” offers its cities, whose lists have the pets that they say', async (typed, offers) => {
    const here = await arriveTyping(typed)
    expect(offersOf(here)).toEqual(offers)
    expect(here.screen.result.total).toBe(0)
    await expectCountsToHold(here)
  })

  it('that is a city, too, stays its list, and offers the region only where that is empty', async () => {
    const cordoba = await arriveTyping('perros en cordoba')
    expect([cordoba.screen.path, offersOf(cordoba)]).toEqual(['/searcher/pet/dog/cordoba', []])
    const santaFe = await arriveTyping('gatos en santa fe')
    expect(santaFe.screen.path).toBe('/searcher/pet/cat/santa-fe')
    expect(offersOf(santaFe)).toEqual(['Ciudades de Santa Fe, Argentina', 'Rosario: 1 gato', ALL])
  })

  it('is that of the country of the list or of the text', async () => {
    const inChile = ['Ciudades de Los Ríos, Chile', 'Valdivia: 1 mascota', ALL]
    expect(offersOf(await arriveTyping('los ríos', '/searcher/location/country/chile'))).toEqual(inChile)
    expect(offersOf(await arriveTyping('los ríos', '/searcher/location/city/santiago'))).toEqual(inChile)
    expect(offersOf(await arriveTyping('los ríos chile'))).toEqual(inChile)
    const cordoba = await arriveTyping('cordoba colombia')
    expect(offersOf(cordoba)).toEqual(['Ciudades de Córdoba, Colombia', 'Montería: 1 mascota', ALL])
    await expectCountsToHold(cordoba)
    // Nowhere in Chile: what the text means is offered all the same.
    const elsewhere = await arriveTyping('antioquia', '/searcher/location/country/chile')
    expect(offersOf(elsewhere)[0]).toBe(ANTIOQUIA)
    // Argentina's: people mean Rionegro.
    const rionegro = await arriveTyping('perros en rio negro colombia')
    expect(offersOf(rionegro)).toEqual([])
    expect(searchView(rionegro.screen).summary).not.toContain('Río Negro')
  })

  it('is searched for as the text means where it says another species', async () => {
    const here = await arriveTyping('perro grande antioquia', '/searcher/pet/cat/quito')
    expect(offersOf(here)).toEqual([ANTIOQUIA, 'Medellín: 2 perros', 'Bello: 1 perro', ALL])
    await expectCountsToHold(here)
  })

  it('without such pets says so', async () => {
    const { summary, empty } = searchView((await arriveTyping('gatos en antioquia')).screen)
    expect(summary).toBe('Ningún gato espera en Antioquia por ahora')
    expect(empty?.regions[0]?.suggestions[0]).toEqual({
      label: 'Medellín',
      href: '/searcher/pet/cat/medellin',
    })
  })

  it('in the text of a pet finds that pet, below what it says of the region', async () => {
    const here = await arriveTyping('cundinamarca')
    const view = searchView(here.screen)
    expect([view.summary, view.regionNote]).toEqual([
      '1 gato espera un hogar',
      'Ninguna mascota espera en Cundinamarca por ahora',
    ])
  })

  it('alone asks the database for its cities', async () => {
    counts.byCity.mockClear()
    for (const text of ['perro tranquilo', 'perros en medellin', 'narnia', ''])
      await arriveTyping(text, '/searcher/pet/dog/sub')
    expect(counts.byCity).not.toHaveBeenCalled()
    await arriveTyping('perros en antioquia')
    expect(counts.byCity).toHaveBeenCalledOnce()
  })

  it('leads to the same where a city is asked for', async () => {
    const here = await arrive('/searcher/pet/dog/antioquia')
    expect(here.address).toBe('/searcher/pet/dog/sub?q=antioquia')
    expect(offersOf(here)).toEqual([ANTIOQUIA, 'Medellín: 3 perros', 'Bello: 1 perro', ALL])
    expect((await arrive('/searcher/location/city/cesar')).address).toBe('/searcher/todos?q=en+cesar')
  })
})
