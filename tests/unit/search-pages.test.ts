import { describe, expect, it } from 'vitest'
import { pageNumbers } from '@/lib/search/pages'

describe('pageNumbers', () => {
  it.each([
    [1, 1, '1'],
    [1, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 5 gap 8'],
    [4, 8, '1 2 3 4 5 gap 8'],
    [5, 8, '1 gap 4 5 6 7 8'],
    [8, 8, '1 gap 4 5 6 7 8'],
    [50, 100, '1 gap 49 50 51 gap 100'],
  ])('the pager on page %i of %i shows %s', (page, last, wanted) => {
    expect(pageNumbers(page, last).join(' ')).toBe(wanted)
  })

  it('the pager always shows both ends and the page itself in at most seven places', () => {
    for (let last = 1; last <= 30; last++) {
      for (let page = 1; page <= last; page++) {
        const numbers = pageNumbers(page, last)
        expect(numbers).toEqual(expect.arrayContaining([1, page, last]))
        expect(numbers.length).toBeLessThanOrEqual(7)
        const known = numbers.filter((number) => number !== 'gap')
        expect(known).toEqual([...new Set(known)].sort((a, b) => a - b))
      }
    }
  })
})
