import { describe, expect, it } from 'vitest'
import { findCity } from '@/lib/pets/imports/cell-values'
import { acceptedKey, OWN_CITY } from '@/lib/pets/imports/typed-row'
import type { CountryId } from '@/lib/text/vocabulary'
import { checkFile, checkText, choicesIn } from '@/tests/support/sheets'

const cityIn = (country: CountryId, typed: string, region?: string) =>
  findCity(choicesIn(country).cities, typed, region)?.name

describe('a city and its region', () => {
  it.each([
    ['ARG', 'Ituzaingó (Buenos Aires)', 'Ituzaingó'],
    ['ARG', 'Palermo, Buenos Aires', 'Buenos Aires'],
    ['ARG', 'Córdoba, Córdoba', 'Córdoba'],
    ['ARG', 'San Pedro, Misiones', 'San Pedro (Misiones)'],
    ['COL', 'Rionegro - Antioquia', 'Rionegro'],
    ['COL', 'Bogotá, Cundinamarca', 'Bogotá'],
    ['COL', 'Cali (Valle)', 'Cali'],
    ['COL', 'Medellín, Departamento de Antioquia, Colombia', 'Medellín'],
    ['PER', 'Miraflores, Lima', 'Miraflores'],
    ['PER', 'Callao, Lima', 'Callao'],
    ['CHL', 'Maipú, Región Metropolitana', 'Maipú'],
    // The region first.
    ['PER', 'Lima/Lima/Surco', 'Santiago de Surco'],
    ['PER', 'Cusco / Cusco / Cusco', 'Cusco'],
    ['PER', 'Lima, Callao', 'Lima'],
    ['ARG', 'Buenos Aires, La Plata', 'La Plata'],
    ['ARG', 'Buenos Aires (CABA)', 'Buenos Aires'],
    ['COL', 'Antioquia - Rionegro', 'Rionegro'],
    ['COL', 'Córdoba, San Carlos', 'San Carlos (Córdoba)'],
    ['ECU', 'Guayas, Cantón Durán', 'Durán'],
    ['CHL', 'Santiago, Maipú', 'Maipú'],
  ] as const)('that agree are read, in %s: %s', (country, typed, name) => {
    expect(cityIn(country, typed)).toBe(name)
  })

  it.each([
    ['ARG', 'Ituzaingó (Corrientes)', 'Corrientes'],
    ['ARG', 'Belgrano, Córdoba', 'Córdoba'],
    ['ARG', 'Misiones', 'Posadas'],
    ['COL', 'Rionegro, Santander', 'Bucaramanga'],
    ['COL', 'Antioquia', 'Medellín'],
    ['COL', 'Córdoba', 'Montería'],
    ['PER', 'Miraflores, Arequipa', 'Arequipa'],
    ['PER', 'Bellavista, Callao', 'Callao'],
  ] as const)(
    'that do not are asked about, a city of the region first, in %s: %s',
    async (country, typed, first) => {
      expect(cityIn(country, typed)).toBeUndefined()
      const { rows } = await checkText(`Nombre;Especie;Ciudad\nLuz;Perro;${typed}`, country)
      const { options, hasGuess } = rows[0]?.problems[0]?.suggestion ?? { options: [] }
      expect([options[0], options.at(-1), hasGuess]).toEqual([first, OWN_CITY, false])
    },
  )

  it('a misspelt city beside its region is guessed', async () => {
    const { rows } = await checkText('Nombre;Especie;Ciudad\nLuz;Perro;Medelin, Antioquia')
    expect(rows[0]?.problems[0]?.suggestion).toMatchObject({ hasGuess: true })
    expect(rows[0]?.problems[0]?.suggestion?.options[0]).toBe('Medellín')
  })

  it('a column of regions tells which of two cities is meant, and is asked about where it is none of them', async () => {
    expect(cityIn('COL', 'San Carlos', 'Córdoba')).toBe('San Carlos (Córdoba)')
    expect(cityIn('COL', 'San Carlos', 'Antioquia')).toBe('San Carlos (Antioquia)')
    expect(cityIn('COL', 'Medellín', 'del norte')).toBe('Medellín')
    const text =
      'Nombre;Especie;Ciudad;Departamento\nLuz;Perro;Rionegro;Santander\nSol;Gato;Rionegro;Antioquia'
    const { rows } = await checkText(text)
    expect(rows.map(({ verdict }) => verdict)).toEqual(['faulty', 'draft'])
    const asked = rows[0]?.problems[0]?.suggestion?.typed ?? ''
    expect(asked).toBe('Rionegro, Santander')
    const accepted = new Map([[acceptedKey('city', '', asked), 'Bucaramanga']])
    const again = await checkFile(new TextEncoder().encode(text), 'COL', accepted)
    const { cities } = choicesIn('COL')
    expect(again.rows.map(({ pet }) => cities.find(({ id }) => id === pet?.place?.cityId)?.name)).toEqual([
      'Bucaramanga',
      'Rionegro',
    ])
  })
})

describe('a city by another name', () => {
  it.each([
    ['ARG', 'Partido de Quilmes', 'Quilmes'],
    ['ARG', 'Cap. Fed.', 'Buenos Aires'],
    ['ARG', 'Bariloche', 'San Carlos de Bariloche'],
    ['CHL', 'Comuna de Ñuñoa', 'Ñuñoa'],
    ['CHL', 'Viña', 'Viña del Mar'],
    ['COL', 'San Juan de Pasto', 'Pasto'],
    ['COL', 'San José de Cúcuta', 'Cúcuta'],
    ['COL', 'Santa Marta D.T.C.H.', 'Santa Marta'],
    ['ECU', 'Cantón Durán', 'Durán'],
    ['ECU', 'D.M. de Quito', 'Quito'],
    ['ECU', 'Santo Domingo de los Colorados', 'Santo Domingo'],
    ['ECU', 'Coca', 'El Coca'],
    ['PER', 'Cuzco', 'Cusco'],
    ['PER', 'V.E.S.', 'Villa El Salvador'],
    ['ARG', 'Partido de la Costa', undefined],
    ['COL', 'Ciudad Bolívar', undefined],
  ] as const)('in %s: %s is %s', (country, typed, name) => {
    expect(cityIn(country, typed)).toBe(name)
  })
})

describe('a column that says whether a pet is a mix', () => {
  it.each([
    ['Mix', 'Y', 'Mestizo (criollo)'],
    ['¿Mestizo?', 'Sí', 'Mestizo (criollo)'],
    ['Cruza', 'No', 'Labrador retriever'],
    ['Mix', '', 'Labrador retriever'],
  ])('%s: %j beside a breed is %s', async (title, cell, name) => {
    const { rows } = await checkText(`Nombre;Especie;Raza;${title}\nLuz;Perro;Labrador;${cell}`)
    const pet = rows[0]?.pet
    const breedId = pet && 'fields' in pet ? pet.fields.breedId : null
    expect(choicesIn('COL').breeds.perro.find(({ id }) => String(id) === breedId)?.name).toBe(name)
  })
})
