import { describe, expect, it } from 'vitest'
import { searchMetadata } from '@/lib/search/metadata'
import type { NamedRegions } from '@/lib/search/region-cities'
import { searchView } from '@/lib/search/view'
import { NO_SUGGESTIONS, searchScreen } from '@/tests/support/fixtures'

const ANTIOQUIA: NamedRegions = {
  regions: [
    {
      name: 'Antioquia',
      country: 'Colombia',
      cities: [
        { name: 'Medellín', slug: 'medellin', total: 12 },
        { name: 'Bello', slug: 'bello', total: 1 },
      ],
    },
  ],
  scope: { type: 'perro', place: { kind: 'anywhere' } },
  query: { size: 'grande', page: 1 },
  total: 13,
  isSure: true,
}
const NONE: NamedRegions = {
  ...ANTIOQUIA,
  regions: ANTIOQUIA.regions.map((region) => ({
    ...region,
    cities: region.cities.map((city) => ({ ...city, total: 0 })),
  })),
  total: 0,
}

describe('the page of a text that names a region', () => {
  const query = { text: 'antioquia', size: 'grande' as const, page: 1 }
  const empty = (namedRegions: NamedRegions) =>
    searchView(searchScreen({ query, namedRegions, total: 0, suggestions: NO_SUGGESTIONS }))

  it('offers the lists of its cities, then all cities, and says nothing that they belie', () => {
    const view = empty(ANTIOQUIA)
    expect(view.summary).toBe('13 perros esperan un hogar en Antioquia')
    expect(view.empty).toMatchObject({
      title: 'Elige una ciudad de Antioquia',
      hint: 'Cada lista es de una ciudad o de un país, y los avisos también.',
      regions: [
        {
          title: 'Ciudades de Antioquia, Colombia',
          suggestions: [
            { label: 'Medellín', href: '/searcher/pet/dog/medellin?talla=grande', count: '12 perros' },
            { label: 'Bello', href: '/searcher/pet/dog/bello?talla=grande', count: '1 perro' },
            { label: 'Ver todas las ciudades', href: '/ciudades' },
          ],
        },
      ],
    })
    expect(view.savable).toBeNull()
    const screen = searchScreen({ query, namedRegions: ANTIOQUIA, total: 0, suggestions: NO_SUGGESTIONS })
    expect(searchMetadata(screen).description).toContain(': 13 perros esperan un hogar en Antioquia.')
  })

  it('says that it has none, and where a notice can be asked for', () => {
    const view = empty(NONE)
    expect(view.summary).toBe('Ningún perro de Antioquia coincide con tus filtros')
    expect(view.empty?.title).toBe('No hay mascotas disponibles para tu búsqueda')
    expect(view.empty?.hint).toBe(
      'Entra a una de sus ciudades y guarda la búsqueda: te escribimos cuando llegue una.',
    )
    expect(view.empty?.regions[0]?.suggestions[0]).toEqual({
      label: 'Medellín',
      href: '/searcher/pet/dog/medellin?talla=grande',
    })
    const summaryOf = (asked: NamedRegions['query']) => empty({ ...NONE, query: asked }).summary
    expect(summaryOf({ page: 1 })).toBe('Ningún perro espera en Antioquia por ahora')
    expect(summaryOf({ text: 'labrador', size: 'grande', page: 1 })).toBe(
      'Ningún perro de Antioquia coincide con “labrador” y tus filtros',
    )
  })

  it('offers them above pets whose text has the name, too, and keeps the notice of those', () => {
    const view = searchView(searchScreen({ query, namedRegions: ANTIOQUIA, total: 2 }))
    expect([view.summary, view.regionNote]).toEqual(['2 perros esperan un hogar', null])
    expect(view.regions[0]?.suggestions).toHaveLength(3)
    expect(view.savable).not.toBeNull()
    expect(searchView(searchScreen({ query, namedRegions: NONE, total: 2 })).regionNote).toBe(
      'Ningún perro de Antioquia coincide con tus filtros',
    )
  })

  it('names a region as people do', () => {
    const regions = ANTIOQUIA.regions.map((region) => ({
      ...region,
      name: 'Metropolitana de Santiago',
      country: 'Chile',
    }))
    const view = empty({ ...ANTIOQUIA, regions })
    expect(view.summary).toBe('13 perros esperan un hogar en la Región Metropolitana')
    expect(view.empty?.title).toBe('Elige una ciudad de la Región Metropolitana')
    expect(view.empty?.regions[0]?.title).toBe('Ciudades de la Región Metropolitana, Chile')
  })

  it('adds them only, where the name may mean something else', () => {
    const view = empty({ ...ANTIOQUIA, isSure: false })
    expect(view.summary).toBe('Ningún perro coincide con “antioquia” y tus filtros')
    expect(view.empty?.title).toBe('No hay mascotas disponibles para tu búsqueda')
    expect(view.empty?.regions).toHaveLength(1)
    expect(view.savable).not.toBeNull()
  })
})
