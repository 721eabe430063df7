import { describe, expect, it } from 'vitest'
import { sortOf, sortOptions } from '@/lib/search/sort'
import { PARAM_NAMES } from '@/lib/search/url/param-names'
import { formSearchUrl, parseSearchQuery, type SearchQuery } from '@/lib/search/url/params'

const ANYWHERE = { kind: 'anywhere' } as const
const near = { lat: 4.6, lng: -74.08 }

describe('sortOf', () => {
  it.each<[SearchQuery, string]>([
    [{ page: 1 }, 'newest'],
    [{ page: 1, text: 'luna' }, 'relevance'],
    [{ page: 1, text: 'luna', waiting: 'reciente' }, 'newest'],
    [{ page: 1, text: 'luna', waiting: 'antiguo' }, 'oldest'],
    [{ page: 1, text: 'luna', near }, 'near'],
  ])('a text sorts by relevance unless an order is chosen: %j', (query, sort) => {
    expect(sortOf(query, ANYWHERE)).toBe(sort)
  })
})

describe('the order for an adopter', () => {
  const FOR_YOU = { kind: 'for-you' } as const

  it('is what fits best, whatever text is searched for, unless another order is chosen', () => {
    expect(sortOf({ page: 1 }, FOR_YOU)).toBe('relevance')
    expect(sortOf({ page: 1, text: 'luna' }, FOR_YOU)).toBe('relevance')
    expect(sortOf({ page: 1, waiting: 'reciente' }, FOR_YOU)).toBe('newest')
    expect(sortOptions({ page: 1 }, FOR_YOU)).toEqual([
      { value: '', label: 'Mejores para ti', chosen: true },
      { value: 'recientes', label: 'Más recientes', chosen: false },
      { value: 'antiguas', label: 'Más tiempo esperando', chosen: false },
      { value: 'cercanas', label: 'Más cercanas', chosen: false },
    ])
  })
})

describe('sortOptions', () => {
  /** What the sort control and the search box beside it ask for. */
  const submitted = (query: SearchQuery, text = query.text ?? '') => {
    const value = sortOptions(query, ANYWHERE).find(({ chosen }) => chosen)?.value ?? 'nothing chosen'
    const url = formSearchUrl('/searcher/todos', [
      [PARAM_NAMES.text, text],
      [PARAM_NAMES.sort, value],
      [PARAM_NAMES.lat, String(query.near?.lat ?? '')],
      [PARAM_NAMES.lng, String(query.near?.lng ?? '')],
    ])
    return parseSearchQuery(Object.fromEntries(new URL(url, 'http://localhost').searchParams))
  }

  it('relevance is offered with a text only, and is the default there', () => {
    expect(sortOptions({ page: 1 }, ANYWHERE).map(({ label }) => label)).not.toContain('Más relevantes')
    expect(sortOptions({ page: 1, text: 'luna' }, ANYWHERE)[0]).toEqual({
      value: '',
      label: 'Más relevantes',
      chosen: true,
    })
  })

  it.each<SearchQuery>([
    { page: 1 },
    { page: 1, waiting: 'reciente' },
    { page: 1, waiting: 'antiguo' },
    { page: 1, near },
    { page: 1, text: 'luna' },
    { page: 1, text: 'luna', waiting: 'reciente' },
  ])('submitting the form unchanged keeps the query: %j', (query) => {
    expect(submitted(query)).toEqual(query)
  })

  it('a text typed beside the default order sorts by relevance, beside a chosen order keeps it', () => {
    expect(sortOf(submitted({ page: 1 }, 'luna'), ANYWHERE)).toBe('relevance')
    expect(sortOf(submitted({ page: 1, waiting: 'reciente' }, 'luna'), ANYWHERE)).toBe('newest')
    expect(sortOf(submitted({ page: 1, waiting: 'antiguo' }, 'luna'), ANYWHERE)).toBe('oldest')
  })
})
