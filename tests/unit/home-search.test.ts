import { describe, expect, it } from 'vitest'
import { homeSearchPath } from '@/lib/search/home-search'

describe('homeSearchPath', () => {
  it.each([
    [{ ciudad: 'Bogotá' }, '/searcher/location/city/bogot%C3%A1'],
    [{ ciudad: '  VILLA María ' }, '/searcher/location/city/villa%20mar%C3%ADa'],
    [{ pais: 'peru' }, '/searcher/location/country/peru'],
    [{ ciudad: 'Quito', pais: '' }, '/searcher/location/city/quito'],
  ])('leads %j to the lower-cased value of its kind', (search, path) => {
    expect(homeSearchPath(search)).toBe(path)
  })

  it('lets a chosen country replace a typed city', () => {
    expect(homeSearchPath({ ciudad: 'Quito', pais: 'chile' })).toBe('/searcher/location/country/chile')
  })

  it('keeps what was typed inside one part of the address', () => {
    expect(homeSearchPath({ ciudad: '../../api?x#y' })).toBe('/searcher/location/city/..%2F..%2Fapi%3Fx%23y')
  })

  it.each([{}, { ciudad: '   ', pais: '' }, { ciudad: null, pais: null }])('leads %j nowhere', (search) => {
    expect(homeSearchPath(search)).toBeNull()
  })
})
