import { describe, expect, it } from 'vitest'
import { STEPS } from '@/components/pets/publish/steps'
import { completedSteps, issueOf } from '@/components/pets/publish/use-pet-form'
import { NO_VALUES, type PetFormValues } from '@/lib/pets/form-values'
import { storyPrompts } from '@/lib/text/copy/story-prompts'

const FULL: PetFormValues = {
  fields: {
    type: 'gato',
    name: 'Mishi',
    breedId: '400',
    colorId: '40',
    gender: 'hembra',
    age: 'joven',
    size: 'mediano',
    coat: 'corto',
    health: 'vacunas al dia',
    castrated: 'si',
    houseTrained: 'no',
    specialNeeds: 'no',
    children: '',
    dogs: '',
    cats: '',
    description: 'Le gusta el sol. '.repeat(8),
  },
  tags: [],
  uploads: ['0123456789abcdef0123456789abcdef'],
}
const without = (name: string) => completedSteps({ ...FULL, fields: { ...FULL.fields, [name]: '' } })

describe('the steps of the form', () => {
  it('are all open at first', () => {
    expect([...completedSteps(NO_VALUES)]).toEqual([])
  })

  it('are all over when nothing is missing, though nothing is known of its company', () => {
    expect([...completedSteps(FULL)].sort()).toEqual(STEPS.map(({ id }) => id).sort())
  })

  it('have company among them before the story only once something is known of it', () => {
    expect(without('description')).not.toContain('compania')
    expect(completedSteps({ ...NO_VALUES, fields: { dogs: 'no' } })).toContain('compania')
  })

  it.each([
    ['breedId', 'quien-es'],
    ['name', 'quien-es'],
    ['coat', 'como-es'],
    ['specialNeeds', 'salud'],
  ])('stay open without %s', (name, step) => {
    expect(without(name)).not.toContain(step)
    expect(without(name).size).toBe(5)
  })

  it('need a story', () => {
    expect([...without('description')].sort()).toEqual(['como-es', 'fotos', 'quien-es', 'salud'])
  })

  it.each([
    ['breedId', 'quien-es'],
    ['description', 'historia'],
    ['photos', 'fotos'],
  ])('stay open where %s was refused by more than the schema', (field, step) => {
    expect(completedSteps(FULL, [field])).not.toContain(step)
  })

  it('need a photo', () => {
    expect(completedSteps({ ...FULL, uploads: [] })).not.toContain('fotos')
  })
})

it('warns of a text that staff will look at, and not of one that stands until it changes', () => {
  const told = {
    name: 'Luna',
    description: `Escribe al 300 123 4567. ${'Duerme la siesta al sol. '.repeat(5)}`,
  }
  expect(issueOf(told, 'user', null)).toBe('phone')
  // As an earlier release stored it, which a form cleans.
  expect(issueOf(told, 'user', { ...told, description: `${told.description}\u200c` })).toBeNull()
  expect(issueOf({ ...told, name: 'Lola' }, 'user', told)).toBe('phone')
})

describe('the ways to begin the story', () => {
  it('call the pet by its name once it has one', () => {
    expect(storyPrompts(' Luna ', 'user')[0]?.opening).toBe('Luna llegó a mi vida cuando ')
    expect(storyPrompts('', 'user').map(({ opening }) => opening)).toEqual([
      'Esta mascota llegó a mi vida cuando ',
      'En un día normal, a esta mascota le encanta ',
      'La familia ideal para esta mascota es ',
    ])
  })

  it('are not those of one person for a foundation', () => {
    const prompts = storyPrompts('Luna', 'fundation')
    expect(prompts[0]?.opening).toBe('Luna llegó a la fundación cuando ')
    for (const { opening } of prompts) expect(opening).not.toMatch(/\b(mi|mis|me|yo)\b/)
  })
})
