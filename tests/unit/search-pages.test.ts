import { describe, expect, it } from 'vitest'
import { type PagerItem, pagerItems } from '@/lib/search/url/pages'

const shown = (page: number, last: number, screen: PagerItem['only']) =>
  pagerItems(page, last)
    .filter(({ only }) => only === undefined || only === screen)
    .map(({ number, isGap }) => (isGap ? '…' : String(number)))

describe('pagerItems', () => {
  it.each([
    [1, 1, '1', '1'],
    [1, 5, '1 2 3 4 5', '1 2 3 4 5'],
    [1, 7, '1 2 3 4 5 6 7', '1 2 3 … 7'],
    [4, 7, '1 2 3 4 5 6 7', '1 … 4 … 7'],
    [1, 8, '1 2 3 4 5 … 8', '1 2 3 … 8'],
    [4, 8, '1 2 3 4 5 … 8', '1 … 4 … 8'],
    [5, 8, '1 … 4 5 6 7 8', '1 … 5 … 8'],
    [8, 8, '1 … 4 5 6 7 8', '1 … 6 7 8'],
    [50, 100, '1 … 49 50 51 … 100', '1 … 50 … 100'],
  ])(
    'the pager on page %i of %i shows %s on wide screens and %s on narrow ones',
    (page, last, wide, narrow) => {
      expect(shown(page, last, 'wide').join(' ')).toBe(wide)
      expect(shown(page, last, 'narrow').join(' ')).toBe(narrow)
    },
  )

  it('the pager always shows both ends and the page itself, in seven places at most, five on narrow screens', () => {
    for (let last = 1; last <= 30; last++) {
      for (let page = 1; page <= last; page++) {
        for (const [screen, most] of [
          ['wide', 7],
          ['narrow', 5],
        ] as const) {
          const places = shown(page, last, screen)
          const numbers = places.filter((place) => place !== '…').map(Number)
          expect(numbers).toEqual(expect.arrayContaining([1, page, last]))
          expect(places.length).toBeLessThanOrEqual(most)
          expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
        }
      }
    }
  })
})
