import { describe, expect, it } from 'vitest'
import { BREEDS, CITIES, COLORS } from '@/db/seed/catalog'
import { findAnswer, findNamed, findValue, suggestNames } from '@/lib/pets/imports/cell-values'
import { COLUMNS, readHeader } from '@/lib/pets/imports/columns'
import { cityOptions } from '@/lib/platform/catalog/city-options'
import { AGE_LABELS, COAT_LABELS, GENDER_LABELS, HEALTH_LABELS, SIZE_LABELS } from '@/lib/text/copy/labels'
import { COUNTRY_IDS, PET_TYPES } from '@/lib/text/vocabulary'

const breedsOf = (type: string) =>
  BREEDS.filter((breed) => breed.type === type).map(({ id, name, internationalName }) => ({
    id,
    name,
    alias: internationalName,
  }))

describe('the cells of a file with pets', () => {
  it('every breed, colour and city is found by the name that an export writes', () => {
    const lists = [
      ...PET_TYPES.map(breedsOf),
      ...PET_TYPES.map((type) => COLORS.filter((color) => color.type === type)),
      ...COUNTRY_IDS.map((id) =>
        cityOptions(CITIES.filter(({ countryId }) => countryId === id)).map((city) => ({
          id: city.id,
          name: city.label,
        })),
      ),
    ]
    for (const list of lists) {
      expect(list.length).toBeGreaterThan(5)
      expect(list.filter(({ id, name }) => findNamed(list, name)?.id !== id)).toEqual([])
    }
  })

  it('every value is found by its label, in any case, gender and without accents', () => {
    for (const labels of [AGE_LABELS, COAT_LABELS, GENDER_LABELS, HEALTH_LABELS, SIZE_LABELS])
      for (const [value, label] of Object.entries(labels))
        expect([value, label, label.toUpperCase()].map((typed) => findValue<string>(labels, typed))).toEqual([
          value,
          value,
          value,
        ])
    expect(findValue(AGE_LABELS, 'adulta  mayor')).toBe('adulto mayor')
    expect(findValue(SIZE_LABELS, 'Pequena')).toBe('pequeño')
    expect(findValue(AGE_LABELS, '2 años')).toBeNull()
  })

  it('an abbreviated or international name of a breed is understood, an ambiguous one is not', () => {
    const dogs = breedsOf('perro')
    expect(findNamed(dogs, 'MESTIZO')?.name).toBe('Mestizo (criollo)')
    expect(findNamed(dogs, 'pastor')).toBeNull()
    expect(suggestNames(dogs, 'Criollo costeño')).toEqual(['Mestizo (criollo)'])
    expect(suggestNames(dogs, 'xyz')).toEqual([])
  })

  it.each([
    ['Sí', 'si'],
    ['S', 'si'],
    ['verdadero', 'si'],
    ['NO', 'no'],
    ['0', 'no'],
    ['', ''],
    ['No sé', ''],
    ['tal vez', null],
  ])('%j is the answer %j', (typed, answer) => {
    expect(findAnswer(typed)).toBe(answer)
  })

  it('columns are known by their titles however they are written, in any order', () => {
    const titles = COLUMNS.map(({ header }) => ` ${header.toUpperCase()}: `).reverse()
    const header = readHeader([...titles, 'FOTO 1', 'foto_2', 'Fotos', 'Notas', ''])
    expect(header).toMatchObject({ missing: [], repeated: [], unused: ['Notas'] })
    expect(header.keys.slice(-5)).toEqual(['photos', 'photos', 'photos', null, null])
  })
})
