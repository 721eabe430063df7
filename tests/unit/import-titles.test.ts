import { describe, expect, it } from 'vitest'
import { readHeader } from '@/lib/pets/imports/header'
import { fillMerged } from '@/lib/pets/imports/workbook-xml'
import { processorTime } from '@/tests/support/growth'
import { checkFile, checkText } from '@/tests/support/sheets'
import { rowsXml, workbookWith } from '@/tests/support/workbooks'

const keyOf = (title: string) => readHeader(['Ficha', title]).keys[1]

describe('titles that ask', () => {
  it.each([
    ['¿Qué animal es?', 'type'],
    ['¿Qué tipo de animal es?', 'type'],
    ['¿Es un perro o un gato?', 'type'],
    ['¿Qué especie es?', 'type'],
    ['¿Cómo se llama?', 'name'],
    ['¿Cuál es su nombre?', 'name'],
    ['Apodo', 'name'],
    ['¿De qué color es?', 'colorId'],
    ['¿De qué raza es?', 'breedId'],
    ['¿Qué edad tiene?', 'age'],
    ['¿Qué tamaño tiene?', 'size'],
    ['¿Cuál es su sexo?', 'gender'],
    ['¿Es macho o hembra?', undefined],
    ['M/H', 'gender'],
    ['Macho o hembra', 'gender'],
    ['Nacido el', 'birth'],
    ['¿Cuándo nació?', 'birth'],
    ['Estirilizado', 'castrated'],
    ['¿Está esterelizada?', 'castrated'],
    ['Castración', 'castrated'],
    ['¿Qué temperamento tiene?', 'tags'],
    ['¿Cuál es su historia?', 'description'],
    ['¿Dónde está?', 'place'],
    ['Ubicación actual', 'place'],
    ['¿Con qué animales convive?', undefined],
    ['¿Qué come?', undefined],
    ['¿Qué animales tolera?', undefined],
    ['Castro', undefined],
  ])('%s is %s', (title, key) => {
    expect(keyOf(title) ?? undefined).toBe(key)
  })
})

describe('a column that says where the pet is', () => {
  const placeOf = async (titles: string, cells: string) => {
    const { rows, readings } = await checkText(`Nombre;Animal;${titles}\nLuna;Perro;${cells}`)
    return { row: rows[0], readings: readings.map(({ key, typed, read }) => [key, typed, read]) }
  }

  it.each([
    ['Ubicación', 'Canil 4'],
    ['Ubicación', 'Hogar de paso de Ana'],
    ['¿Dónde está?', 'Cuarentena'],
    ['Sede', 'Pabellón B, jaula 12'],
  ])('leaves the city open where it names none, and says so: %s, %s', async (title, cell) => {
    const { row, readings } = await placeOf(title, cell)
    expect(row).toMatchObject({ verdict: 'draft', problems: [], pet: { place: null } })
    expect(readings).toEqual([['city', cell, '']])
  })

  it('tells the city where it names one, and a column of cities comes first', async () => {
    const inCity = { cityId: expect.any(Number), countryId: 'COL' }
    expect((await placeOf('Ubicación', 'Medellín')).row).toMatchObject({ pet: { place: inCity } })
    const both = await placeOf('Ubicación;Ciudad', 'Canil 4;Medellín')
    expect(both.row).toMatchObject({ pet: { place: inCity } })
    expect(both.readings).toEqual([])
    const own = await placeOf('Ciudad', 'Canil 4')
    expect(own.row?.problems).toMatchObject([{ column: 'Ciudad' }])
  })
})

describe('merged cells of a workbook', () => {
  const ROWS = [
    ['Nombre', 'Especie', 'Raza', 'Sexo'],
    ['Luna', 'Canino', 'Mestizo', 'H'],
    ['Sol', null, null, 'M'],
    ['Mar', null, null, 'H'],
    ['Nube', 'Felino', null, 'H'],
    [null, null, null, null],
    ['Rayo', null, null, 'M'],
  ]
  const kindsIn = async (merged: readonly string[], sheets = [ROWS], first = 0) => {
    const xml = sheets.map((rows, at) => ({ rows: rowsXml(rows), merged: at === first ? merged : [] }))
    const { rows } = await checkFile(workbookWith(xml))
    return rows.map(({ row, pet }) => [row, pet && 'fields' in pet ? pet.fields.type : null])
  }

  it('mean in each of their rows what the first one says', async () => {
    expect(await kindsIn(['B2:B4', 'C2:C4', 'B5:B7'])).toEqual([
      [2, 'perro'],
      [3, 'perro'],
      [4, 'perro'],
      [5, 'gato'],
      [7, 'gato'],
    ])
  })

  it('over more than one column mean it in the first of them', async () => {
    const wide = await kindsIn(['B2:C4'])
    expect(wide.slice(0, 3)).toEqual([
      [2, 'perro'],
      [3, 'perro'],
      [4, 'perro'],
    ])
  })

  it('down to the last row of the sheet make no pets of empty rows', async () => {
    expect(await kindsIn(['B5:B1048576'])).toHaveLength(5)
  })

  it('are those of their own sheet', async () => {
    const notes = [['Notas'], ['a'], [null], [null]]
    expect((await kindsIn(['A2:A4'], [notes, ROWS])).slice(0, 2)).toEqual([
      [2, 'perro'],
      [3, undefined],
    ])
    expect((await kindsIn(['B2:B4'], [notes, ROWS], 1)).slice(0, 2)).toEqual([
      [2, 'perro'],
      [3, 'perro'],
    ])
  })

  it('of titles in two rows are titles of the second', async () => {
    const rows = [
      ['Nombre', 'Especie', 'Convive con', null],
      [null, null, 'Niños', 'Perros'],
      ['Luna', 'Canino', 'Sí', 'No'],
    ]
    const bytes = workbookWith([{ rows: rowsXml(rows), merged: ['A1:A2', 'B1:B2', 'C1:D1'] }])
    const { rows: read } = await checkFile(bytes)
    expect(read).toMatchObject([{ row: 3, pet: { fields: { name: 'Luna', children: 'si', dogs: 'no' } } }])
  })

  it('of hundreds of thousands are no work without end', () => {
    const rows = Array.from({ length: 30_000 }, (_, at) => [at === 0 ? 'Perro' : '', 'Luna'])
    const many = Array.from({ length: 200_000 }, () => ({ column: 0, first: 0, last: 1_000_000 }))
    expect(processorTime(() => expect(fillMerged(rows, many)).toHaveLength(30_000))).toBeLessThan(1)
  })
})
