import { describe, expect, it } from 'vitest'
import { BREEDS, CITIES, COLORS } from '@/db/seed/catalog'
import { findBreed, findNamed, findValue, suggestNames } from '@/lib/pets/imports/cell-values'
import { COLUMNS } from '@/lib/pets/imports/columns'
import { readHeader } from '@/lib/pets/imports/header'
import { cityOptions } from '@/lib/platform/catalog/city-options'
import { GENDER_LABELS, SIZE_LABELS } from '@/lib/text/copy/card-labels'
import { AGE_LABELS, COAT_LABELS, HEALTH_LABELS } from '@/lib/text/copy/labels'
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
    expect(findNamed(dogs, 'Australian Cattle Dog')?.name).toBe('Boyero australiano')
    expect(findNamed(dogs, 'Belgian Shepherd')).toBeNull()
    expect(suggestNames(dogs, 'xyz', 3)).toEqual([])
  })

  it('columns are known by their titles however they are written, in any order', () => {
    const titles = COLUMNS.map(({ header }) => ` ${header.toUpperCase()}: `).reverse()
    const header = readHeader([...titles, 'FOTO 1', 'foto_2', 'Fotos', 'Notas', ''])
    expect(header).toMatchObject({ missing: [], repeated: [], unused: ['Notas'] })
    expect(header.keys.slice(-5)).toEqual(['photos', 'photos', 'photos', null, null])
  })

  it.each([
    ['Labradr retriever', 'Labrador retriever'],
    ['Retriver labrador', 'Labrador retriever'],
    ['Siberiano husqui', 'Husky siberiano'],
    ['Chihuaua', 'Chihuahua'],
    ['Pastor alman', 'Pastor alemán'],
    ['Labrador Retriever Mix', 'Labrador retriever'],
    ['Bul terrier', 'Bull terrier'],
  ])('the first suggestion for %j is %s', (typed, name) => {
    expect(suggestNames(breedsOf('perro'), typed, 3, 'perro')[0]).toBe(name)
  })

  it.each([
    ['Labrador Retriever Mix', 'Mestizo (criollo)'],
    ['Pastor alemán/Mestizo', 'Mestizo (criollo)'],
    ['Husky / Labrador', 'Mestizo (criollo)'],
    ['Hound / Beagle', 'Mestizo (criollo)'],
    ['SRD', 'Mestizo (criollo)'],
    ['S.R.D.', 'Mestizo (criollo)'],
    ['Quiltro', 'Mestizo (criollo)'],
    ['Cruza de caniche', 'Mestizo (criollo)'],
    ['desconocida', 'Mestizo (criollo)'],
    ['Schnauzer, Miniature', 'Schnauzer miniatura'],
    ['Raza: Pitbull', 'American pit bull terrier'],
    ['Pastor Alemán puro', 'Pastor alemán'],
    ['Salchicha', 'Dachshund (salchicha)'],
    ['Labradora', 'Labrador retriever'],
  ])('the breed %j is %s', (typed, name) => {
    expect(findBreed(breedsOf('perro'), typed, 'perro')?.name).toBe(name)
  })

  it.each([
    [
      'a code and a number of the shelter’s own',
      ['Código', 'ID', 'Nombre', 'Especie'],
      ['code', null, 'name', 'type'],
    ],
    ['a number alone', ['ID', 'Nombre', 'Especie'], ['code', 'name', 'type']],
    [
      'questions of a form',
      ['Nombre', 'Especie', '¿Se lleva bien con otros perros?', '¿Está esterilizada?'],
      ['name', 'type', 'dogs', 'castrated'],
    ],
    [
      'two columns for one thing',
      ['Nombre', 'Tipo', 'Especie', 'Observaciones', 'Descripción'],
      ['name', null, 'type', null, 'description'],
    ],
    [
      'PetPoint',
      ['Animal #', 'Animal Name', 'Species', 'Primary Breed', 'Sex', 'DOB'],
      ['code', 'name', 'type', 'breedId', 'gender', 'birth'],
    ],
    [
      'Shelterluv',
      ['Animal ID', 'Name', 'Species', 'Primary Breed', 'Secondary Breed', 'Altered'],
      ['code', 'name', 'type', 'breedId', 'breed2', 'castrated'],
    ],
    [
      'with what they ask in parentheses and of which animal',
      [
        'Nombre Peludo',
        'Perro/Gato',
        'Color pelaje',
        'Sexo (M/H)',
        'Edad aprox.',
        '¿Esterilizado? (SI/NO)',
        'Link foto',
      ],
      ['name', 'type', 'colorId', 'gender', 'age', 'castrated', 'photos'],
    ],
    [
      'questions whose yes is a no of ours are none of them',
      ['Name', 'Type', 'NoKids', 'No Cats'],
      ['name', 'type', null, null],
    ],
    [
      'Animal Shelter Manager',
      [
        'ID',
        'ANIMALNAME',
        'SHELTERCODE',
        'SPECIESNAME',
        'BREEDNAME',
        'ISGOODWITHCATSNAME',
        'WEBSITEMEDIANOTES',
        'ANIMALCOMMENTS',
      ],
      [null, 'name', 'code', 'type', 'breedId', 'cats', 'description', null],
    ],
    [
      'what Animal Shelter Manager reads',
      ['ANIMALNAME', 'ANIMALTYPE', 'ANIMALSPECIES', 'ANIMALBREED1', 'ANIMALDOB'],
      ['name', null, 'type', 'breedId', 'birth'],
    ],
  ])('the titles of a sheet are known: %s', (_, titles, keys) => {
    const header = readHeader(titles)
    expect(header.keys).toEqual(keys)
    expect(header).toMatchObject({ missing: [], repeated: [] })
  })
})
