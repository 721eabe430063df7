import { describe, expect, it } from 'vitest'
import breeds from '@/db/seed/data/breeds.json'
import colors from '@/db/seed/data/colors.json'
import { CAT_COATS, DOG_COATS } from '@/db/seed/portraits/coats'
import { type PortraitSubject, portraitFor } from '@/db/seed/portraits/for-pet'
import { AGES, COATS } from '@/lib/vocabulary'

const LUNA: PortraitSubject = {
  key: 100_001,
  type: 'perro',
  breed: 'Mestizo (criollo)',
  color: 'Tricolor',
  coat: 'corto',
  age: 'adulto',
  country: 'ECU',
}

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).sort()

describe('the portrait of a pet', () => {
  it('is the same whenever it is drawn, and differs between pictures and between pets', () => {
    const pictures = [0, 1, 2].map((index) => portraitFor(LUNA, index))
    expect([0, 1, 2].map((index) => portraitFor(LUNA, index))).toEqual(pictures)
    expect(new Set([...pictures, portraitFor({ ...LUNA, key: 100_002 }, 0)]).size).toBe(4)
  })

  it('has a coat for every colour of dogs and cats in the catalogue', () => {
    expect(Object.keys(DOG_COATS).sort()).toEqual(names(colors.perro))
    expect(Object.keys(CAT_COATS).sort()).toEqual(names(colors.gato))
  })

  it.each([
    ...names(colors.perro).map((color) => ['perro', 'Mestizo (criollo)', color] as const),
    ...names(colors.gato).map((color) => ['gato', 'Siamés', color] as const),
    ...names(breeds.otro).flatMap((breed) =>
      names(colors.otro).map((color) => ['otro', breed, color] as const),
    ),
  ])('can be drawn: %s, %s, %s', (type, breed, color) => {
    for (const index of [0, 1, 2]) {
      const look = {
        coat: COATS[(color.length + index) % COATS.length],
        age: AGES[color.length % AGES.length],
      }
      const svg = portraitFor(
        { ...LUNA, type, breed, color, coat: look.coat ?? 'corto', age: look.age ?? 'joven' },
        index,
      )
      expect(svg).toMatch(/^<svg xmlns="[^"]+" width="1200" height="900" /)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
  })
})
