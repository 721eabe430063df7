import { describe, expect, it } from 'vitest'
import { type RecentPet, withVisit } from '@/lib/pets/recent'

const pet = (id: number): RecentPet => ({
  id,
  name: `Mascota ${id}`,
  place: 'Quito, Ecuador',
  photo: null,
  age: 'joven',
  gender: 'hembra',
  size: 'mediano',
})

const ids = (pets: RecentPet[]) => pets.map(({ id }) => id)

describe('withVisit', () => {
  it('recently viewed pets are the last two, newest first', () => {
    expect(ids(withVisit([pet(2), pet(1)], pet(3)))).toEqual([3, 2])
  })

  it('a pet viewed again is kept once', () => {
    expect(ids(withVisit([pet(2), pet(1)], pet(1)))).toEqual([1, 2])
  })
})
