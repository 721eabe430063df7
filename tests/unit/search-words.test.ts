import { describe, expect, it } from 'vitest'
import { distanceKm } from '@/lib/geo'
import { nearestFirst } from '@/lib/search/distance'
import { searchWords, spellingsOf } from '@/lib/search/words'

describe('the words of a text', () => {
  it('are folded, distinct and free of signs', () => {
    expect(searchWords('  Cariñosa, ¡CARIÑOSA! Bogotá-Quito ')).toEqual(['carinosa', 'bogota', 'quito'])
  })

  it('leave out words of one or two letters unless there are no others', () => {
    expect(searchWords('gata de la casa')).toEqual(['gata', 'casa'])
    expect(searchWords('tú y yo')).toEqual(['tu', 'y', 'yo'])
  })

  it('are none in a text of signs and at most eight in a long one', () => {
    expect(searchWords("¿?' & | !")).toEqual([])
    expect(searchWords('uno dos tres cuatro cinco seis siete ocho nueve diez')).toHaveLength(8)
  })
})

describe('a folded word', () => {
  it('is written as the text writes it, each time, in lower case', () => {
    const text = 'Cariñosa. CARIN\u0303OSA y carinosa, no «cariñosas».'
    expect(spellingsOf(text, 'carinosa')).toEqual(['cariñosa', 'cariñosa', 'carinosa'])
    expect(spellingsOf('El dálmata', 'labrador')).toEqual([])
  })
})

describe('distance', () => {
  const santiago = { id: 1, lat: -33.4569, lng: -70.6483 }
  const mendoza = { id: 2, lat: -32.8908, lng: -68.8272 }
  const lima = { id: 3, lat: -12.0432, lng: -77.0282 }

  it('is that of the map: some 180 km from Santiago to Mendoza over the Andes', () => {
    expect(distanceKm(santiago, mendoza)).toBeGreaterThan(175)
    expect(distanceKm(santiago, mendoza)).toBeLessThan(190)
    expect(distanceKm(santiago, santiago)).toBe(0)
  })

  it('puts the nearest first and equals by their ids', () => {
    const twin = { ...mendoza, id: 9 }
    expect(nearestFirst([lima, twin, mendoza, santiago], santiago).map(({ id }) => id)).toEqual([1, 2, 9, 3])
  })
})
