import { describe, expect, it } from 'vitest'
import { BREEDS } from '@/db/seed/catalog'
import { type PetAltSource, petAlt, petKind } from '@/lib/pets/alt'

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
    [{ type: 'gato', breed: 'Khao manee' }, 'Luna, gata khao manee mediana en Quito'],
    [{ type: 'gato', breed: 'Burmés europeo' }, 'Luna, gata burmesa europea mediana en Quito'],
    [{ type: 'gato', breed: 'Común europeo' }, 'Luna, gata común europea mediana en Quito'],
    [{ type: 'gato', breed: 'Azul ruso' }, 'Luna, gata azul rusa mediana en Quito'],
    [{ type: 'gato', breed: 'Mau egipcio' }, 'Luna, gata mau egipcio mediana en Quito'],
    [
      { type: 'gato', breed: 'Doméstico de pelo corto' },
      'Luna, gata doméstica de pelo corto mediana en Quito',
    ],
    [{ type: 'gato', breed: 'Siberiano', gender: 'macho' }, 'Luna, gato siberiano mediano en Quito'],
  ])('the alt text agrees with the animal’s gender: %j', (change, words) => {
    expect(petAlt({ ...luna, ...change })).toBe(words)
  })

  it('no breed of cats loses a letter that is no ending', () => {
    const changed = BREEDS.filter(({ type }) => type === 'gato').flatMap(({ name: breed }) => {
      const [male, female] = (['macho', 'hembra'] as const).map((gender) =>
        petKind({ type: 'gato', breed, gender }).replace(/^gat[oa] /, ''),
      )
      return male === female ? [] : [female]
    })
    expect(changed).toEqual([
      'mestiza',
      'abisinia',
      'americana de pelo corto',
      'americana de pelo duro',
      'azul rusa',
      'balinesa',
      'británica de pelo corto',
      'británica de pelo largo',
      'burmesa',
      'burmesa europea',
      'común europea',
      'doméstica de pelo corto',
      'doméstica de pelo largo',
      'exótica de pelo corto',
      'himalaya',
      'javanesa',
      'sagrada de Birmania',
      'siamesa',
      'siberiana',
      'tailandesa',
      'tonkinesa',
      'doméstica de pelo mediano',
    ])
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
