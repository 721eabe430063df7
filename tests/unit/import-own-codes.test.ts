import { describe, expect, it } from 'vitest'
import {
  CODED,
  checkExport,
  exportedRows,
  NUMBER,
  TOLD,
  UNCHANGED,
  withCell,
  withCodes,
  without,
} from '@/tests/support/exported-sheets'

describe('codes that a spreadsheet changed', () => {
  it.each([
    ['zeros', ['001', '002', '003'], ['1', '2', '3']],
    ['a microchip', ['985141000000412', '985141000000413', '985141000000414'], Array(3).fill('9,85141E+14')],
    ['a microchip of Peru', ['985141000000412', '1', '2'], ['9.85141E+14', '1', '2']],
    ['dates', ['12-25', '3/4', '1-2-25'], ['dic-25', '03-abr', '1/02/2025']],
    ['an exponent', ['1E5', '2E5', '3E5'], ['1,00E+05', '2,00E+05', '3,00E+05']],
    ['thousands', ['1234', '2345', '3456'], ['1.234', '2,345', '3\u00A0456']],
  ])('stay as they are beside a number, and the review says so: %s', async (_name, codes, cells) => {
    const own = withCodes(codes)
    const {
      told,
      codes: kept,
      readings,
    } = await checkExport(
      own,
      withCell(exportedRows(own), 'Código', (_, at) => cells[at] ?? ''),
    )
    expect(told).toEqual(UNCHANGED)
    expect(kept).toEqual(codes)
    expect(readings).toContainEqual({ key: 'code', typed: cells[0], read: codes[0], rows: 1 })
  })

  it.each([
    ['without zeros', ['001', '002', '003'], ['1', '2', '3'], 'unchanged'],
    ['with zeros again', ['1', '2', '3'], ['001', '002', '003'], 'update'],
  ])('name the same pets in a list without numbers, %s', async (_name, codes, cells, verdict) => {
    const own = withCodes(codes)
    const rows = withCell(without(exportedRows(own), NUMBER), 'Código', (_, at) => cells[at] ?? '')
    const { told } = await checkExport(own, rows)
    expect(told).toEqual(UNCHANGED.map(([, id]) => [verdict, id]))
  })

  it('are codes of their own where the list has both', async () => {
    const [first = {}] = without(exportedRows(CODED), NUMBER)
    const other = {
      ...first,
      Código: '1',
      Nombre: 'Nube',
      Descripción: `Nube ${TOLD.repeat(2)}`,
      'Foto 1': '',
    }
    const { told, codes } = await checkExport(CODED, [other, first])
    expect(told).toEqual([
      ['draft', null],
      ['unchanged', 100411],
    ])
    expect(codes).toEqual(['1', '001'])
  })

  it('cut short without a number say what to do, and are not said to repeat', async () => {
    const own = withCodes(['985141000000412', '985141000000413', '985141000000414'])
    const { rows } = await checkExport(
      own,
      withCell(without(exportedRows(own), NUMBER), 'Código', () => '9,85141E+14'),
    )
    expect(rows.map(({ problems }) => problems)).toEqual(
      Array(3).fill([
        {
          column: 'Código',
          problem: 'La hoja de cálculo acortó un número largo: «9,85141E+14».',
          fix: 'Dale a la columna el formato Texto y escribe los códigos completos.',
        },
      ]),
    )
  })
})
