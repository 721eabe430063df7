import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SearchView } from '@/components/search/search-view'
import type { SearchScreen } from '@/lib/search/load-search'
import { searchView } from '@/lib/search/view'
import { CATS } from '@/lib/text/routes'
import { NO_SUGGESTIONS, searchScreen } from '@/tests/support/fixtures'

const render = (screen: SearchScreen) =>
  renderToStaticMarkup(<SearchView screen={screen} view={searchView(screen)} />)

it('the page says what was understood, and links to the very words, without a script', () => {
  const understood = { typed: 'perros en "medellin"', filters: { type: 'perro', city: 'medellin' } as const }
  const html = render(searchScreen({ understood }))
  expect(html).toContain('Entendimos: Perros · en Medellín, Colombia. <a')
  expect(html).toContain(
    'href="/searcher/todos?lugar=todos&amp;q=perros+en+%22medellin%22&amp;texto=perros+en+%22medellin%22"',
  )
  expect(html).toContain('Buscar “perros en &quot;medellin&quot;” como texto</a>')
  expect(render(searchScreen())).not.toContain('Entendimos')
})

it('what else a text may mean comes before the pets, as links', () => {
  const elsewhere = {
    typed: 'gatos',
    scope: { type: 'gato' as const, place: { kind: 'anywhere' as const } },
    path: CATS,
    query: { page: 1 },
    isLocal: false,
    total: 4,
  }
  const foundations = [{ id: 7, name: 'Huellas' }]
  const html = render(searchScreen({ elsewhere, foundations }))
  expect(html).toContain(`href="${CATS}?dicho=gatos"`)
  expect(html).toMatch(/Buscar “gatos” entre todas las mascotas<[^>]*>4 gatos</)
  expect(html).toMatch(/href="\/foundation\/7"[^>]*>Ver la página de Huellas</)
})

it('cities of a region that a text names are links, also where nothing is found', () => {
  const namedRegions = {
    regions: [
      { name: 'Antioquia', country: 'Colombia', cities: [{ name: 'Bello', slug: 'bello', total: 4 }] },
    ],
    scope: { type: 'perro' as const, place: { kind: 'anywhere' as const } },
    query: { page: 1 },
    total: 4,
    isSure: true,
  }
  const found = searchScreen({ namedRegions })
  const empty = searchScreen({ namedRegions, total: 0, suggestions: NO_SUGGESTIONS })
  for (const html of [render(found), render(empty)]) {
    expect(html).toContain('Ciudades de Antioquia, Colombia')
    expect(html).toMatch(/href="\/searcher\/pet\/dog\/bello"[^>]*>Bello<[^>]*>4 perros<.*href="\/ciudades"/)
  }
})

it('a text that is kept as it is stays so when the order or a filter changes', () => {
  const view = searchView(screenOfText())
  expect(view.carriedByBox).toContainEqual(['texto', 'rosario'])
  expect(view.carried.after).toEqual([
    ['q', 'rosario'],
    ['texto', 'rosario'],
  ])
})

const screenOfText = () => searchScreen({ query: { text: 'rosario', asText: 'rosario', page: 1 } })
