import { describe, expect, it } from 'vitest'
import { petSummary, petTitle, shorten, tagLabels } from '@/lib/pets/copy'
import { ribbonText } from '@/lib/pets/ribbon'
import { samplePet } from '@/tests/support/fixtures'

describe('the title of a pet page', () => {
  it('a pet page’s title names the pet, its kind and city', () => {
    expect(petTitle(samplePet())).toBe('Canela, perra mestiza en adopción en Medellín')
    expect(petTitle(samplePet({ name: 'Simón', gender: 'macho', type: 'gato', breed: 'Siamés' }))).toBe(
      'Simón, gato siamés en adopción en Medellín',
    )
    expect(petTitle(samplePet({ type: 'otro', breed: 'Conejo' }))).toContain('Canela, conejo en adopción')
  })

  it('the title of an adopted pet does not offer it', () => {
    expect(petTitle(samplePet({ status: 'adoptado' }))).toBe('Canela, perra mestiza adoptada en Medellín')
  })

  it('the title of a promised pet says that its adoption is under way', () => {
    expect(petTitle(samplePet({ status: 'en proceso' }))).toBe(
      'Canela, perra mestiza en proceso de adopción en Medellín',
    )
  })

  it.each([
    ['Conejo', 'Canela, conejo adoptado en Medellín'],
    ['Tortuga', 'Canela, tortuga adoptada en Medellín'],
  ])('of another animal agrees with its noun: %s', (breed, title) => {
    for (const gender of ['macho', 'hembra'] as const)
      expect(petTitle(samplePet({ status: 'adoptado', type: 'otro', breed, gender }))).toBe(title)
  })
})

describe('the summary of a pet', () => {
  it('a pet’s summary has the facts first, then its own text', () => {
    expect(petSummary(samplePet())).toMatch(
      /^Joven, mediana, vacunas al día, esterilizada, en Medellín, Colombia\. Recorrió varios/,
    )
    const other = samplePet({ age: 'adulto mayor', health: 'no vacunado', castrated: false })
    expect(petSummary(other)).toMatch(/^Adulta mayor, mediana, sin vacunas, en Medellín/)
    expect(petSummary(samplePet({ size: 'extra grande' }))).toMatch(/^Joven, muy grande, /)
  })

  it('a pet’s summary has at most 160 characters and no line breaks', () => {
    const summary = petSummary(samplePet({ description: 'Palabra\n\notra '.repeat(300) }))
    expect(summary.length).toBeLessThanOrEqual(160)
    expect(summary).not.toMatch(/\n/)
    expect(summary.endsWith('...')).toBe(true)
  })
})

describe('shorten', () => {
  it('shorten leaves short texts alone', () => expect(shorten('hola', 4)).toBe('hola'))
  it('shorten cuts at a word, without a dangling comma', () =>
    expect(shorten('uno, dos tres', 9)).toBe('uno...'))
  it('shorten cuts inside a word that is too long', () =>
    expect(shorten('abcdefghij', 5).length).toBeLessThanOrEqual(5))
})

it('tag labels agree with the pet’s gender', () => {
  expect(tagLabels(samplePet())).toEqual(['Amigable', 'Divertida', 'Cariñosa'])
  expect(tagLabels(samplePet({ gender: 'macho' }))).toEqual(['Amigable', 'Divertido', 'Cariñoso'])
})

it('only pets that no longer wait have a ribbon', () => {
  expect(ribbonText(samplePet())).toBeNull()
  expect(ribbonText(samplePet({ status: 'adoptado' }))).toBe('Adoptada')
  expect(ribbonText(samplePet({ status: 'adoptado', gender: 'macho' }))).toBe('Adoptado')
  expect(ribbonText(samplePet({ status: 'en proceso' }))).toBe('En proceso de adopción')
})
