import { expect, it } from 'vitest'
import type { FilterGroup } from '@/lib/search/options'
import { packGroups, unpackGroups } from '@/lib/search/packed-groups'

const GROUPS: FilterGroup[] = [
  {
    key: 'breed',
    title: 'Raza',
    options: [
      { value: 'pastor-aleman', label: 'Pastor alemán', count: 12, chosen: false },
      { value: 'negro-gato', label: 'Negro, gatos', count: 0, chosen: true },
    ],
  },
  {
    key: 'size',
    title: 'Tamaño',
    options: [{ value: 'grande', label: 'Grande', detail: '28 a 45 kg', count: 3, chosen: false }],
  },
  {
    key: 'color',
    title: 'Color',
    options: [
      { value: 'gris', label: 'Gris', swatches: ['#8B8B8D'], count: 14, chosen: false },
      { value: 'negro', label: 'Negro', swatches: ['#2B2623'], count: 15, chosen: true },
    ],
  },
  {
    key: 'waiting',
    title: 'Tiempo en Adopción',
    options: [{ value: 'reciente', label: 'Más Reciente', count: null, chosen: false }],
  },
  {
    key: 'foundationId',
    title: 'Refugios',
    options: [{ value: '3', label: 'Albergue', count: 8, chosen: false }],
  },
]

it('filter groups come out as they went in', () => {
  expect(unpackGroups(packGroups(GROUPS))).toEqual(GROUPS)
})

it('an option is no more than its label and number where they say the rest', () => {
  expect(packGroups(GROUPS.slice(0, 1))).toBe(
    '[["breed","Raza",[["Pastor alemán",12,0],["Negro, gatos",0,"negro-gato",0,0,1]]]]',
  )
})
