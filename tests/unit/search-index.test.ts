import { describe, expect, it } from 'vitest'
import { createRandom } from '@/db/seed/random'
import type { IndexedPet } from '@/lib/search/memory/columns'
import { PetIndex } from '@/lib/search/memory/pet-index'

const cities = [1, 2, 3].map((id) => ({ id, countryId: id < 3 ? 'ARG' : 'CHL', lat: id, lng: -60 }))
const random = createRandom(11)
const upTo = (limit: number) => Math.floor(random.next() * limit)

function draw(id: number): IndexedPet {
  const city = cities[upTo(3)] ?? cities[0]
  if (!city) throw new Error('no cities')
  return {
    ...{ id, publishedAt: upTo(40), type: 'perro', cityId: city.id, countryId: city.countryId },
    ...{
      breedId: upTo(5),
      colorId: upTo(5),
      foundationId: random.chance(0.5) ? null : upTo(4) + 1,
      traits: upTo(8192),
    },
  }
}

const idsOf = (index: PetIndex, slots: Int32Array) => [...slots].map((slot) => index.columns.id[slot])

describe('PetIndex', () => {
  it('the index keeps every posting list sorted through random inserts, updates and deletes', () => {
    const index = new PetIndex(cities)
    const truth = new Map<number, IndexedPet>()
    for (let step = 0; step < 3000; step++) {
      const id = 1 + upTo(200)
      const pet = random.chance(0.3) ? null : draw(id)
      index.put(id, pet)
      if (pet) truth.set(id, pet)
      else truth.delete(id)
    }
    const oldestFirst = [...truth.values()].sort((a, b) => a.publishedAt - b.publishedAt || a.id - b.id)
    const expected = (keep: (pet: IndexedPet) => boolean) => oldestFirst.filter(keep).map((pet) => pet.id)
    expect(index.size).toBe(truth.size)
    expect(idsOf(index, index.slotsOf({ kind: 'anywhere' }))).toEqual(expected(() => true))
    for (const countryId of ['ARG', 'CHL'] as const) {
      const place = { kind: 'country', countryId, name: '', slug: '' } as const
      expect(idsOf(index, index.slotsOf(place))).toEqual(expected((pet) => pet.countryId === countryId))
    }
    const two = { kind: 'city' as const, cityIds: [1, 3], name: '', country: null, slug: '' }
    expect(idsOf(index, index.slotsOf(two))).toEqual(expected((pet) => pet.cityId !== 2))
  })

  it('the index reuses freed slots', () => {
    const index = new PetIndex(cities)
    for (let round = 0; round < 5000; round++) {
      index.put(1, draw(1))
      index.put(1, null)
    }
    expect(index.columns.id.length).toBe(1024)
  })

  it('the index is empty for unknown places', () => {
    const index = new PetIndex(cities)
    index.put(1, draw(1))
    expect(index.slotsOf({ kind: 'unknown', name: 'Nada', slug: 'nada' }).length).toBe(0)
    expect(index.slotsOf({ kind: 'country', countryId: 'PER', name: '', slug: '' }).length).toBe(0)
  })
})
