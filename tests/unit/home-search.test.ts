import { describe, expect, it } from 'vitest'
import { homeSearchPath, plainHomeSearchPath } from '@/lib/search/url/home-search'

describe('homeSearchPath', () => {
  it.each([
    [{ ciudad: 'Bogotá' }, '/searcher/location/city/bogot%C3%A1'],
    [{ ciudad: '  VILLA María ' }, '/searcher/location/city/villa%20mar%C3%ADa'],
    [{ pais: 'peru' }, '/searcher/location/country/peru'],
    [{ ciudad: 'Quito', pais: '' }, '/searcher/location/city/quito'],
  ])('the home search sends %j to the lower-cased place', (search, path) => {
    expect(homeSearchPath(search)).toBe(path)
  })

  it('in the home search a country wins over a city', () => {
    expect(homeSearchPath({ ciudad: 'Quito', pais: 'chile' })).toBe('/searcher/location/country/chile')
  })

  it('without JavaScript the home search keeps a city beside its country', () => {
    expect(plainHomeSearchPath({ ciudad: 'Lima', pais: 'chile' })).toBe(
      '/searcher/location/city/lima%2C%20chile',
    )
    expect(plainHomeSearchPath({ ciudad: ' ', pais: 'chile' })).toBe('/searcher/location/country/chile')
    expect(plainHomeSearchPath({ ciudad: 'Quito', pais: '' })).toBe('/searcher/location/city/quito')
  })

  it('the home search encodes input as one path segment', () => {
    expect(homeSearchPath({ ciudad: '../../api?x#y' })).toBe('/searcher/location/city/..%2F..%2Fapi%3Fx%23y')
  })

  it.each([{}, { ciudad: '   ', pais: '' }, { ciudad: null, pais: null }, { ciudad: '🐶 !' }])(
    'the home search has no target for %j',
    (search) => {
      expect(homeSearchPath(search)).toBeNull()
    },
  )
})
