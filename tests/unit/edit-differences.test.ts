import { expect, it } from 'vitest'
import { petDifferences } from '@/lib/pets/edit-differences'

const CATALOG = {
  breeds: [
    { id: 1, name: 'Mestizo (criollo)' },
    { id: 2, name: 'Beagle' },
  ],
  colors: [{ id: 3, name: 'Negro' }],
}
const SAVED = {
  name: 'Luna',
  breedId: '1',
  colorId: '3',
  size: 'mediano',
  dogs: '',
  castrated: 'si',
  description: 'Mansa.',
}

it('names what a form says otherwise than the stored pet, as people read it', () => {
  const mine = { ...SAVED, name: 'Lunita ', breedId: '2', size: 'grande', dogs: 'si' }
  expect(petDifferences(mine, SAVED, CATALOG)).toEqual([
    { label: 'Nombre', mine: 'Lunita', saved: 'Luna' },
    { label: 'Tamaño', mine: 'Grande', saved: 'Mediano' },
    { label: 'Se lleva bien con perros', mine: 'Sí', saved: 'Sin datos' },
    { label: 'Raza', mine: 'Beagle', saved: 'Mestizo (criollo)' },
  ])
})

it('says nothing of equal texts', () => {
  expect(petDifferences({ ...SAVED, description: ' Mansa. ' }, SAVED, CATALOG)).toEqual([])
})
