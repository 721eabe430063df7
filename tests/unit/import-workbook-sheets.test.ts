import { describe, expect, it } from 'vitest'
import { checkFile } from '@/tests/support/sheets'
import { namedWorkbook, rowsXml } from '@/tests/support/workbooks'

type Rows = Parameters<typeof rowsXml>[0]
const TITLES = ['Nombre', 'Especie', 'Edad']
const LUNA: Rows = [TITLES, ['Luna', 'Perro', '2 años']]

async function read(...sheets: readonly (readonly [string, Rows, string?])[]) {
  const bytes = namedWorkbook(
    sheets.map(([name, rows, attributes]) => ({ name, rows: rowsXml(rows), attributes })),
  )
  const { sheet, rows } = await checkFile(bytes)
  const pets = rows.map(({ row, pet }) => [
    row,
    pet && 'fields' in pet ? [pet.fields.name, pet.fields.type, pet.fields.age].join(' ') : null,
  ])
  return { pets, notes: sheet.notes, rows }
}

describe('a workbook with several sheets of pets', () => {
  it('is read whole: columns by what they mean, species by the names of sheets', async () => {
    const { pets, notes } = await read(
      [
        'PERROS',
        [
          ['Nombre', 'Edad'],
          ['Luna', '2 años'],
        ],
      ],
      ['Gatos 2026', [['Refugio Sol'], ['Edad', 'Nombre del gato', 'Color'], ['5 meses', 'Michi', 'negro']]],
      [
        'Gastos',
        [
          ['Mes', 'Total'],
          ['Enero', 200],
        ],
      ],
    )
    expect(pets).toEqual([
      [2, 'Luna perro joven'],
      [1003, 'Michi gato cachorro'],
    ])
    expect(notes).toContain(
      'Leímos las hojas «PERROS» y «Gatos 2026». La fila 1 de «Gatos 2026» es aquí la 1001.',
    )
    expect(notes.join(' ')).toContain('No leímos «Gastos»')
  })

  it('does not offer those of a sheet of pets that are gone, though it has more columns', async () => {
    const gone: Rows = [
      [...TITLES, 'Color', 'Adoptante', 'Fecha de adopción'],
      ['Sol', 'Perro', '2 años', 'negro', 'Ana', '12/03/2024'],
    ]
    const { pets, notes } = await read(['Disponibles', LUNA], ['ADOPTADOS 2024', gone], ['Fallecidos', LUNA])
    expect(pets).toEqual([[2, 'Luna perro joven']])
    expect(notes).toContain(
      'No leímos «ADOPTADOS 2024» y «Fallecidos»: por su nombre, sus mascotas ya no buscan familia.',
    )
  })

  it('with nothing but such a sheet is refused', async () => {
    await expect(read(['ADOPTADOS', LUNA], ['Notas', [['a'], ['b']]])).rejects.toMatchObject({
      fields: {
        file: expect.stringContaining('la hoja «ADOPTADOS» es de mascotas que ya no buscan familia'),
      },
    })
  })

  it.each(['hidden', 'veryHidden'])('is read without what nobody sees: %s', async (state) => {
    const old: Rows = [
      [...TITLES, 'Color', 'Sexo'],
      ['Vieja', 'Perro', '2 años', 'negro', 'H'],
    ]
    const { pets, notes } = await read(['Copia', old, `state="${state}"`], ['Lista', LUNA])
    expect(pets).toEqual([[2, 'Luna perro joven']])
    expect(notes).toContain('No leímos «Copia»: está oculta en tu libro.')
  })

  it('takes each column of a kind that may have several, and leaves out what one sheet does not use', async () => {
    const one: Rows = [
      ['Nombre', 'Tipo', 'Foto 1', 'Foto 2'],
      ['Luna', 'Perro', 'https://fotos.example/a.jpg', 'https://fotos.example/b.jpg'],
    ]
    const other: Rows = [
      ['Foto', 'Especie', 'Tipo', 'Nombre', 'Estado'],
      ['https://fotos.example/c.jpg', 'Gato', 'siamés', 'Michi', 'Adoptado'],
    ]
    const { rows } = await read(['Uno', one], ['Dos', other])
    expect(rows).toMatchObject([
      { verdict: 'draft', pet: { addresses: { length: 2 }, fields: { type: 'perro' } } },
      { verdict: 'kept', cells: ['Michi', 'Gato', 'https://fotos.example/c.jpg', '', 'Adoptado'] },
    ])
  })
})
