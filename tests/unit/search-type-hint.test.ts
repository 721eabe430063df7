import { describe, expect, it } from 'vitest'
import type { SearchScreen } from '@/lib/search/load-search'
import type { SearchQuery } from '@/lib/search/url/params'
import { searchView, typeHint } from '@/lib/search/view'
import { searchScreen as screen } from '@/tests/support/fixtures'

describe('typeHint', () => {
  it.each([
    ['perro', 'perro', ''],
    ['Perrita mestiza', 'perro', 'mestiza'],
    ['gatitos', 'gato', ''],
    ['canino adulto', 'perro', 'adulto'],
    ['micho negro', 'gato', 'negro'],
    ['busco gato tranquilo', 'gato', 'busco tranquilo'],
  ])('the text “%s” names a type', (text, type, rest) => {
    expect(typeHint(text)).toEqual({ type, rest })
  })

  it.each(['luna', 'quiltro', 'conejo', 'candela', 'perro o gato', 'gateador', ''])(
    'the text “%s” names no type',
    (text) => {
      expect(typeHint(text)).toBeNull()
    },
  )
})

describe('suggestion of a type', () => {
  const path = '/searcher/todos' as SearchScreen['path']
  const everywhere: Partial<SearchScreen> = { searchPath: { kind: 'type', path, type: null }, path }
  const only = (text: string, filters: Partial<SearchQuery> = {}) => {
    const query = { page: 2, text, ...filters }
    return searchView(screen({ ...everywhere, place: { kind: 'anywhere' }, type: null, query })).onlyType
  }

  it('a text that names a type suggests that type, without the word', () => {
    expect(only('perro')).toEqual({ label: 'Ver solo perros', href: '/searcher/pet/dog/sub' })
    expect(only('gata negra', { age: 'joven' })).toEqual({
      label: 'Ver solo gatos',
      href: '/searcher/pet/cat/sub?edad=joven&q=negra',
    })
  })

  it('no type is suggested where the text names none or the page has one already', () => {
    expect(only('luna')).toBeNull()
    expect(searchView(screen({ query: { page: 1, text: 'gato' } })).onlyType).toBeNull()
  })
})
