import { describe, expect, it } from 'vitest'
import { type PetAltSource, petAlt } from '@/lib/pets/alt'

const luna: PetAltSource = {
  name: 'Luna',
  type: 'perro',
  breed: 'Mestizo (criollo)',
  gender: 'hembra',
  size: 'mediano',
  place: { city: 'Quito' },
}

describe('petAlt', () => {
  it.each<[Partial<PetAltSource>, string]>([
    [{}, 'Luna, perra mestiza mediana en Quito'],
    [{ gender: 'macho' }, 'Luna, perro mestizo mediano en Quito'],
    [{ breed: 'Galgo español', size: 'grande' }, 'Luna, perra galgo español grande en Quito'],
    [{ size: 'extra grande', breed: 'Mastín' }, 'Luna, perra mastín muy grande en Quito'],
    [{ breed: 'Perro sin pelo del Perú' }, 'Luna, perra sin pelo del Perú mediana en Quito'],
    [{ breed: 'Perro de Castro Laboreiro' }, 'Luna, perra de Castro Laboreiro mediana en Quito'],
    [{ type: 'gato', breed: 'Siamés', size: 'pequeño' }, 'Luna, gata siamesa pequeña en Quito'],
    [{ type: 'gato', breed: 'Bosque de Noruega' }, 'Luna, gata bosque de Noruega mediana en Quito'],
    [{ type: 'gato', breed: 'Siberiano', gender: 'macho' }, 'Luna, gato siberiano mediano en Quito'],
  ])('the alt text agrees with the animal’s gender: %j', (change, words) => {
    expect(petAlt({ ...luna, ...change })).toBe(words)
  })

  it('other species keep the grammatical gender of their noun', () => {
    expect(petAlt({ ...luna, type: 'otro', breed: 'Conejo', size: 'pequeño' })).toBe(
      'Luna, conejo pequeño en Quito',
    )
    expect(petAlt({ ...luna, type: 'otro', breed: 'Tortuga', gender: 'macho', size: 'pequeño' })).toBe(
      'Luna, tortuga pequeña en Quito',
    )
  })
})
