import { expect, it } from 'vitest'
import { petCardProps } from '@/lib/pets/dto'
import { samplePet } from '@/tests/support/fixtures'

it('a card is handed what it shows: no address of a preview, no slugs, no dates', () => {
  const pet = petCardProps({ ...samplePet(), distanceKm: 12 })
  expect(Object.keys(pet).toSorted()).toEqual(
    [
      'age',
      'breed',
      'coat',
      'distanceKm',
      'gender',
      'id',
      'name',
      'photo',
      'place',
      'size',
      'status',
      'type',
    ].toSorted(),
  )
  expect(Object.keys(pet.place)).toEqual(['city', 'country'])
  expect(Object.keys(pet.photo ?? {}).toSorted()).toEqual([
    'blur',
    'height',
    'large',
    'medium',
    'small',
    'width',
  ])
  expect(petCardProps(samplePet())).not.toHaveProperty('distanceKm')
})
