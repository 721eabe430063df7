import { describe, expect, it } from 'vitest'
import { formSearchUrl } from '@/lib/search/form-url'
import { isCanonicalQuery, parseSearchQuery } from '@/lib/search/params'

const PATH = '/searcher/pet/dog/sub'
const url = (...fields: [string, string][]) => formSearchUrl(PATH, fields)

describe('the address of a search form', () => {
  it.each([
    [
      'nothing said',
      [
        ['q', ' '],
        ['orden', ''],
        ['lat', ''],
        ['lng', ''],
      ],
      '',
    ],
    [
      'the oldest first',
      [
        ['refugio', '3'],
        ['q', 'luna'],
        ['orden', 'antiguas'],
      ],
      '?tiempo=antiguo&refugio=3&q=luna',
    ],
    [
      'the nearest first',
      [
        ['orden', 'cercanas'],
        ['lat', '4.61'],
        ['lng', '-74.08'],
      ],
      '?orden=cercanas&lat=4.61&lng=-74.08',
    ],
    [
      'no longer the nearest',
      [
        ['orden', ''],
        ['lat', '4.61'],
        ['lng', '-74.08'],
      ],
      '',
    ],
    [
      'a time chosen where the nearest came first',
      [
        ['tiempo', 'reciente'],
        ['orden', 'cercanas'],
        ['lat', '4.61'],
        ['lng', '-74.08'],
      ],
      '?tiempo=reciente',
    ],
    [
      'filters in the order of the form',
      [
        ['sexo', 'hembra'],
        ['talla', 'grande'],
        ['q', 'negra grande'],
      ],
      '?talla=grande&sexo=hembra&q=negra+grande',
    ],
  ] as [string, [string, string][], string][])('%s', (_what, fields, query) => {
    expect(url(...fields)).toBe(PATH + query)
    const raw = Object.fromEntries(new URLSearchParams(query))
    expect(isCanonicalQuery(raw, parseSearchQuery(raw))).toBe(true)
  })
})
