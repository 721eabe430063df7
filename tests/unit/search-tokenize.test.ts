import { describe, expect, it } from 'vitest'
import { distanceKm } from '@/lib/platform/geo'
import { nearestFirst } from '@/lib/search/distance'
import { searchWords, spellingsOf } from '@/lib/search/tokenize'

describe('searchWords', () => {
  it('search words are folded, distinct and free of punctuation', () => {
    expect(searchWords('  Cariñosa, ¡CARIÑOSA! Bogotá-Quito ')).toEqual(['carinosa', 'bogota', 'quito'])
  })

  it('short words are skipped unless there are no others', () => {
    expect(searchWords('gata de la casa')).toEqual(['gata', 'casa'])
    expect(searchWords('tú y yo')).toEqual(['tu', 'y', 'yo'])
  })

  it('a text without letters has no words, a long one at most eight', () => {
    expect(searchWords("¿?' & | !")).toEqual([])
    expect(searchWords('uno dos tres cuatro cinco seis siete ocho nueve diez')).toHaveLength(8)
  })
})

describe('spellingsOf', () => {
  it('all spellings of a folded word are found, in lower case', () => {
    const text = 'Cariñosa. CARIN\u0303OSA y carinosa, no «cariñosas».'
    expect(spellingsOf(text, 'carinosa')).toEqual(['cariñosa', 'cariñosa', 'carinosa'])
    expect(spellingsOf('El dálmata', 'labrador')).toEqual([])
  })
})

describe('distance', () => {
  const santiago = { id: 1, lat: -33.4569, lng: -70.6483 }
  const mendoza = { id: 2, lat: -32.8908, lng: -68.8272 }
  const lima = { id: 3, lat: -12.0432, lng: -77.0282 }

  it('the distance from Santiago to Mendoza is some 180 km', () => {
    expect(distanceKm(santiago, mendoza)).toBeGreaterThan(175)
    expect(distanceKm(santiago, mendoza)).toBeLessThan(190)
    expect(distanceKm(santiago, santiago)).toBe(0)
  })

  it('cities are sorted by distance, ties by id', () => {
    const twin = { ...mendoza, id: 9 }
    expect(nearestFirst([lima, twin, mendoza, santiago], santiago).map(({ id }) => id)).toEqual([1, 2, 9, 3])
  })
})
