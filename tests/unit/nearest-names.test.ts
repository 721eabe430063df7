import { describe, expect, it } from 'vitest'
import { nearestNames } from '@/lib/text/nearest-names'

const CITIES = ['bogota', 'medellin', 'lima', 'cali', 'quito', 'san-jose', 'san-jorge', 'merida', 'mendoza']

describe('nearestNames', () => {
  it.each([
    ['bogtoa', 'bogota'],
    ['bogoat', 'bogota'],
    ['bgta', 'bogota'],
    ['medelin', 'medellin'],
    ['kito', 'quito'],
    ['sanjose', 'san-jose'],
  ])('finds the name that was meant by %s', (typed, meant) => {
    expect(nearestNames(CITIES, typed)).toEqual([meant])
  })

  it('names one edit away hide those two edits away', () => {
    expect(nearestNames(['cata', 'cali', 'lima'], 'calo')).toEqual(['cali'])
  })

  it('lists names that are equally near in their order, at most three, each once', () => {
    expect(nearestNames(['mara', 'maza', 'mara', 'mata', 'maya'], 'mama')).toEqual(['mara', 'maza', 'mata'])
  })

  it('finds nothing three edits away', () => {
    expect(nearestNames(CITIES, 'bgt0xa')).toEqual([])
    expect(nearestNames(CITIES, 'narnia')).toEqual([])
  })

  it('finds nothing for words under four letters', () => {
    expect(nearestNames(CITIES, 'lia')).toEqual([])
    expect(nearestNames(CITIES, 'liam')).toEqual(['lima'])
  })
})
