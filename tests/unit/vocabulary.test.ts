import { describe, expect, it } from 'vitest'
import { GENDER_LABELS, SIZE_LABELS } from '@/lib/text/copy/card-labels'
import { AGE_LABELS, CARE_LABELS, COAT_LABELS, companionLabel, tagLabel } from '@/lib/text/copy/labels'
import {
  AGES,
  CARES,
  COATS,
  COMPANIONS,
  COUNTRY_IDS,
  GENDERS,
  HAD_PET_ANSWERS,
  HEALTHS,
  MATCH_TYPES,
  PET_STATUSES,
  PET_TYPES,
  ROLES,
  SIZES,
  TAGS,
} from '@/lib/text/vocabulary'

/** What is stored and sent is what existing clients know: the specification, section 3. */
describe('the stored words', () => {
  it.each<[string, readonly string[], string[]]>([
    ['ages', AGES, ['cachorro', 'joven', 'adulto', 'adulto mayor']],
    ['sexes', GENDERS, ['macho', 'hembra']],
    ['sizes', SIZES, ['pequeño', 'mediano', 'grande', 'extra grande']],
    ['coats', COATS, ['sin pelo', 'corto', 'mediano', 'largo', 'ondulado', 'rizado']],
    ['states of health', HEALTHS, ['vacunas al dia', 'no vacunado']],
    ['tags', TAGS, ['amigable', 'cariñoso', 'protector', 'inteligente', 'divertido', 'tranquilo']],
    ['kinds of care', CARES, ['house_trained', 'special_needs']],
    ['kinds of company', COMPANIONS, ['children', 'dogs', 'cats']],
    ['types of a match', MATCH_TYPES, ['perro', 'gato', 'ambos']],
    ['answers about earlier pets', HAD_PET_ANSWERS, ['Si', 'No']],
    ['countries', COUNTRY_IDS, ['ARG', 'CHL', 'COL', 'ECU', 'PER']],
  ])('of the %s are those of the specification', (_what, stored, words) => {
    expect([...stored]).toEqual(words)
  })

  it.each<[string, readonly string[], string[], string[]]>([
    ['types of pets', PET_TYPES, ['perro', 'gato'], ['otro']],
    ['statuses of pets', PET_STATUSES, ['adoptable', 'inactivo'], ['en proceso', 'adoptado']],
    ['roles', ROLES, ['user', 'fundation'], ['admin']],
  ])('of the %s are those of the specification and a few of ours', (_what, stored, words, ours) => {
    expect(stored.toSorted()).toEqual([...words, ...ours].toSorted())
  })
})

/** Specification, section 9. */
describe('the words on the screen', () => {
  it.each<[string, string[], string[]]>([
    ['ages', Object.values(AGE_LABELS), ['Cachorro', 'Joven', 'Adulto', 'Adulto Mayor']],
    ['sexes', Object.values(GENDER_LABELS), ['Macho', 'Hembra']],
    ['sizes', Object.values(SIZE_LABELS), ['Pequeño', 'Mediano', 'Grande', 'Extra Grande']],
    ['coats', Object.values(COAT_LABELS), ['Sin pelo', 'Corto', 'Mediano', 'Largo', 'Ondulado', 'Rizado']],
    ['kinds of care', Object.values(CARE_LABELS), ['Hogareño', 'Cuidados Especiales']],
    ['kinds of company', COMPANIONS.map((one) => companionLabel(one, 'perro')), ['Niños', 'Perros', 'Gatos']],
    [
      'tags',
      TAGS.map((tag) => tagLabel(tag, 'macho')),
      ['Amigable', 'Cariñoso', 'Protector', 'Inteligente', 'Divertido', 'Tranquilo'],
    ],
  ])('for the %s are those of the specification', (_what, shown, words) => {
    expect(shown).toEqual(words)
  })
})
