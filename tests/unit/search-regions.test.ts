import { describe, expect, it } from 'vitest'
import { BREEDS, CITIES, COLORS } from '@/db/seed/catalog'
import { COUNTRIES } from '@/db/seed/data/countries'
import { readWords } from '@/lib/search/words/read-words'
import { vocabularyOf } from '@/lib/search/words/vocabulary'
import { fold } from '@/lib/text/text'

const vocabulary = vocabularyOf({ cities: CITIES, countries: COUNTRIES, breeds: BREEDS, colors: COLORS })

/** 'COL Antioquia'; with a question mark where something else may be meant. */
function regionsOf(text: string): string[] {
  const named = readWords(vocabulary, text).regions
  return named.flatMap(({ regions, isSure }) =>
    regions.map(({ countryId, name }) => `${countryId} ${name}${isSure ? '' : '?'}`),
  )
}
const textOf = (text: string) => {
  const { rest, typed } = readWords(vocabulary, text)
  return rest.map((at) => typed[at]).join(' ')
}

describe('a region in a text', () => {
  it.each([
    ['perros en antioquia', 'COL Antioquia', 'antioquia'],
    ['gatos en provincia de santa fe', 'ARG Santa Fe', 'provincia de santa fe'],
    ['Valle del Cauca', 'COL Valle del Cauca', 'Valle del Cauca'],
    ['perros en el Valle', 'COL Valle del Cauca', 'en el Valle'],
    ['perros en departamento del valle', 'COL Valle del Cauca', 'departamento del valle'],
    ['biobio', 'CHL Biobío', 'biobio'],
    ['región del Bío Bío', 'CHL Biobío', 'región del Bío Bío'],
    ['perra grande en Pichincha', 'ECU Pichincha', 'Pichincha'],
    ['region metropolitana', 'CHL Metropolitana de Santiago', 'region metropolitana'],
    ['Región Metropolitana de Santiago', 'CHL Metropolitana de Santiago', 'Región Metropolitana de Santiago'],
    ['departamento de la libertad', 'PER La Libertad', 'departamento de la libertad'],
    ['depto de cundinamarca', 'COL Cundinamarca', 'depto de cundinamarca'],
    ['pcia. de Buenos Aires', 'ARG Buenos Aires', 'pcia de Buenos Aires'],
    ['perros en lima provincias', 'PER Lima', 'lima provincias'],
    ['provincia del oro', 'ECU El Oro', 'provincia del oro'],
    ['entre rios', 'ARG Entre Ríos', 'entre rios'],
    ["O'Higgins", "CHL O'Higgins", 'O Higgins'],
    ['gato en rio negro', 'ARG Río Negro', 'rio negro'],
    ['zamora chinchipe', 'ECU Zamora Chinchipe', 'zamora chinchipe'],
    ['perros no agresivos en antioquia', 'COL Antioquia', 'antioquia'],
    ['perros en santander colombia', 'COL Santander', 'santander'],
    ['norte de santander', 'COL Norte de Santander', 'norte de santander'],
    ['labrador en antioquia', 'COL Antioquia', 'labrador antioquia'],
    ['perros en antioqia', 'COL Antioquia', 'en antioqia'],
    ['gatos de la provincia de pichinca', 'ECU Pichincha', 'provincia de pichinca'],
    ['perros en aracania', 'CHL La Araucanía', 'en aracania'],
    ['risarlda', 'COL Risaralda?', 'risarlda'],
  ])('“%s” names %s and stays text', (text, region, left) => {
    expect(regionsOf(text)).toEqual([region])
    expect(textOf(text)).toBe(left)
    // What stays in the address says the same again.
    expect(regionsOf(left)).toEqual([region])
    expect(textOf(left)).toBe(left)
  })

  it('is one of each country that has it', () => {
    expect(regionsOf('perros en los rios')).toEqual(['CHL Los Ríos', 'ECU Los Ríos'])
    expect(regionsOf('perros en bolivar')).toEqual(['COL Bolívar', 'ECU Bolívar'])
  })

  it.each([
    ['perros en córdoba', 'cordoba', ['ARG Córdoba?', 'COL Córdoba?']],
    ['mendoza', 'mendoza', ['ARG Mendoza?']],
    ['san juan', 'san-juan', ['ARG San Juan?']],
    ['perros en la libertad', 'la-libertad', ['PER La Libertad?']],
    ['santander de quilichao', 'santander-de-quilichao', []],
    ['medellin, antioquia', 'medellin', []],
    ['antioquia medellin', 'medellin', []],
    ['rosario provincia de santa fe', 'rosario', []],
    ['provincia de santa fe, rosario', 'rosario', []],
    ['perro para departamento en lima', 'lima', ['PER Lima?']],
    ['perro depto lima', 'lima', ['PER Lima?']],
  ])('“%s” stays the city %s', (text, city, regions) => {
    expect(readWords(vocabulary, text).filters.city).toBe(city)
    expect(regionsOf(text)).toEqual(regions)
  })

  it('beside another country than its city it is meant', () => {
    expect(readWords(vocabulary, 'perro cordoba colombia').filters).toEqual({
      type: 'perro',
      country: 'colombia',
    })
    expect(regionsOf('perro cordoba colombia')).toContain('COL Córdoba')
  })

  it.each(['magdalena', 'perro cesar', 'choco', 'valle', 'loro amazonas'])('“%s” may be a name', (text) => {
    expect(regionsOf(text).every((region) => region.endsWith('?'))).toBe(true)
  })

  it.each([
    'perro para departamento',
    'valle de aburra',
    'perrito valle de los chillos',
    'mendoza o cordoba',
    'perros en una provincia',
  ])('“%s” names none', (text) => {
    expect(regionsOf(text)).toEqual([])
  })

  it('no word of its name is taken for a misspelt one', () => {
    const cities = new Set(CITIES.map(({ name }) => fold(name)))
    const isRight = (word: string) => vocabulary.isKnown(word) || cities.has(word)
    const wrong = [...new Set(CITIES.map(({ region }) => region))].filter((region) => {
      const { filters, rest, typed, corrected } = readWords(vocabulary, region)
      const left = rest.map((at) => fold(typed[at] ?? '')).filter((word) => word.length > 3)
      return corrected.length > 0 || !(filters.city || left.every(isRight))
    })
    expect(wrong).toEqual([])
  })

  it('is found in every region of the catalogue that is not read as a city', () => {
    const lost = CITIES.filter(({ region }) => {
      const { filters, regions } = readWords(vocabulary, `perros en ${region}`)
      return (
        !filters.city && !regions.some((one) => one.isSure && one.regions.some(({ name }) => name === region))
      )
    })
    expect(lost).toEqual([])
  })
})
