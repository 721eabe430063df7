import { expect, it } from 'vitest'
import { companyWarning } from '@/lib/adoption/dossiers/copy'
import type { DossierAnswers } from '@/lib/adoption/dossiers/dto'

const HOME: DossierAnswers = {
  home: 'casa',
  tenure: 'propio',
  adults: 2,
  children: 1,
  childrenAges: '8 años',
  otherPets: ['gatos'],
  hoursAlone: '2 a 4',
  experience: null,
}
const LUNA = { name: 'Luna', type: 'perro', goodWith: { children: false, dogs: false, cats: null } } as const

it('says with whom of a home a pet does not get along, to both sides', () => {
  expect(companyWarning(LUNA, HOME, 'adopter')).toMatch(
    /^Luna no se lleva bien con niños, y en tu hogar hay 1 niño \(8 años\)\. Cuenta en tu mensaje/,
  )
  expect(companyWarning(LUNA, HOME, 'owner')).toMatch(
    /^Publicaste que Luna no se lleva bien con niños, y en este hogar hay 1 niño \(8 años\)\. Conversen/,
  )
  const withCats = { ...LUNA, type: 'gato', goodWith: { ...LUNA.goodWith, cats: false } } as const
  expect(companyWarning(withCats, HOME, 'owner')).toContain(
    'no se lleva bien con niños ni con otros gatos, y en este hogar hay 1 niño (8 años) y gatos.',
  )
})

it('says nothing of who does not live there, and of what nobody knows', () => {
  expect(companyWarning(LUNA, { ...HOME, children: 0, childrenAges: null }, 'owner')).toBeNull()
  const unknown = { ...LUNA, goodWith: { children: null, dogs: null, cats: true } }
  expect(companyWarning(unknown, HOME, 'owner')).toBeNull()
})
