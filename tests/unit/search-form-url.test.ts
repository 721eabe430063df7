import { describe, expect, it } from 'vitest'
import { formSearchUrl, isCanonicalQuery, parseSearchQuery } from '@/lib/search/url/params'

const PATH = '/searcher/pet/dog/sub'
const url = (...fields: [string, string][]) => formSearchUrl(PATH, fields)

describe('formSearchUrl', () => {
  it.each([
    [
      'empty fields',
      [
        ['q', ' '],
        ['orden', ''],
        ['lat', ''],
        ['lng', ''],
      ],
      '',
    ],
    [
      'oldest first',
      [
        ['refugio', '3'],
        ['q', 'luna'],
        ['orden', 'antiguas'],
      ],
      '?tiempo=antiguo&refugio=3&q=luna',
    ],
    [
      'nearest first',
      [
        ['orden', 'cercanas'],
        ['lat', '4.61'],
        ['lng', '-74.08'],
      ],
      '?orden=cercanas&lat=4.61&lng=-74.08',
    ],
    [
      'a position without the order that needs it',
      [
        ['orden', ''],
        ['lat', '4.61'],
        ['lng', '-74.08'],
      ],
      '',
    ],
    [
      'waiting time replaces the order by distance',
      [
        ['tiempo', 'reciente'],
        ['orden', 'cercanas'],
        ['lat', '4.61'],
        ['lng', '-74.08'],
      ],
      '?tiempo=reciente',
    ],
    [
      'filters in any order',
      [
        ['sexo', 'hembra'],
        ['talla', 'grande'],
        ['q', 'negra grande'],
      ],
      '?talla=grande&sexo=hembra&q=negra+grande',
    ],
  ] as [string, [string, string][], string][])(
    'a search form has a canonical URL: %s',
    (_what, fields, query) => {
      expect(url(...fields)).toBe(PATH + query)
      const raw = Object.fromEntries(new URLSearchParams(query))
      expect(isCanonicalQuery(raw, parseSearchQuery(raw))).toBe(true)
    },
  )
})
