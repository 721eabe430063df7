import { describe, expect, it } from 'vitest'
import { petCompanions, petFacts } from '@/lib/pets/fact-copy'
import { SIZES } from '@/lib/text/vocabulary'
import { samplePet } from '@/tests/support/fixtures'

const factOf = (key: string, changes: Parameters<typeof samplePet>[0] = {}) =>
  petFacts(samplePet(changes)).find((fact) => fact.key === key)

it('the age of an animal agrees with it', () => {
  expect(factOf('age', { age: 'adulto mayor', gender: 'hembra' })?.value).toBe('Adulta mayor')
  expect(factOf('age', { age: 'adulto', gender: 'macho' })?.value).toBe('Adulto')
})

describe('the facts of a pet', () => {
  it('a size is shown in kilograms and pounds for dogs and cats, and bare for other animals', () => {
    expect(factOf('size')).toMatchObject({ value: 'Mediano', details: ['12 a 27 kg', '26 a 60 lb'] })
    expect(factOf('size', { type: 'gato', size: 'extra grande' })).toMatchObject({
      details: ['más de 7 kg', '17 lb o más'],
    })
    expect(factOf('size', { type: 'otro' })?.details).toBeUndefined()
  })

  it.each([
    ['perro', ['hasta 25 lb', '26 a 60 lb', '61 a 100 lb', '101 lb o más']],
    ['gato', ['hasta 6 lb', '7 a 11 lb', '12 a 16 lb', '17 lb o más']],
  ] as const)('the four sizes of a %s have the pounds of the specification', (type, pounds) => {
    expect(SIZES.map((size) => factOf('size', { type, size })?.details?.[1])).toEqual(pounds)
  })

  it('what nobody knows reads Sin datos, and is not taken for a no', () => {
    expect(factOf('houseTrained', { houseTrained: null })).toMatchObject({ value: 'Sin datos', known: false })
    expect(factOf('houseTrained', { houseTrained: false })).toMatchObject({ known: true })
    expect(factOf('specialNeeds', { specialNeeds: null })).toMatchObject({ value: 'Sin datos', known: false })
    expect(factOf('specialNeeds', { specialNeeds: false })?.value).toBe('No los necesita')
  })

  it('words agree with the pet', () => {
    expect(factOf('health', { health: 'no vacunado', gender: 'hembra' })?.value).toBe('No vacunada')
    expect(factOf('health', { health: 'no vacunado', gender: 'macho' })?.value).toBe('No vacunado')
    expect(factOf('health', { health: 'vacunas al dia', gender: 'hembra' })?.value).toBe('Vacunas al día')
    expect(factOf('houseTrained')).toMatchObject({ label: 'Hogareña', value: 'Sí' })
    expect(factOf('houseTrained', { gender: 'macho' })).toMatchObject({ label: 'Hogareño' })
  })
})

describe('who a pet gets on with', () => {
  it('facts distinguish yes, no and unknown', () => {
    expect(petCompanions(samplePet()).map(({ label, answer }) => [label, answer])).toEqual([
      ['Niños', 'Sí'],
      ['Perros', 'No'],
      ['Gatos', 'Sin datos'],
    ])
  })

  it('cats are other cats for a cat', () => {
    expect(petCompanions(samplePet({ type: 'gato' }))[2]?.label).toBe('Otros Gatos')
  })
})
