import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readSheet } from '@/lib/pets/imports/read-sheet'
import { readWorkbook } from '@/lib/pets/imports/read-workbook'
import { checkFile } from '@/tests/support/sheets'
import { rowsXml, workbook, workbookOf } from '@/tests/support/workbooks'

const LIMITS = { rows: 32_767, columns: 100 }
const TITLES = ['Código', 'Nombre', 'Especie', 'Sexo', 'Fecha de nacimiento', 'Esterilizado']
const NUSTA = [7, 'Ñusta', 'Canina', 'H', new Date('2025-01-15'), true]
const cell = (at: string, value = 'x') => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`

describe('a workbook', () => {
  it('is read like a CSV: dates as dates, numbers as they look, the sheet that has the pets', async () => {
    const bytes = workbook(
      rowsXml([['Notas'], ['nada']]),
      rowsXml([['Listado de refugio'], [], TITLES, NUSTA]),
    )
    const { sheet, rows } = await checkFile(bytes)
    expect(sheet.titles).toEqual(TITLES)
    expect(sheet.notes.join(' ')).toContain('Leímos la hoja «Hoja 2». No leímos «Hoja 1»')
    expect(rows).toMatchObject([
      {
        row: 4,
        code: '7',
        verdict: 'draft',
        pet: { fields: { name: 'Ñusta', type: 'perro', gender: 'hembra', age: 'joven', castrated: 'si' } },
      },
    ])
  })

  it('is read where a program formatted the whole column', async () => {
    const empty = Array.from(
      { length: 3000 },
      (_, at) => `<row r="${40_000 + at}"><c r="A${40_000 + at}" s="1"/></row>`,
    )
    const { sheet } = await checkFile(workbook(rowsXml([TITLES, NUSTA]) + empty.join('')))
    expect(sheet.rows).toHaveLength(1)
  })

  it.each([
    ['a cell in the last row', `<row r="1048576">${cell('A1048576')}</row>`, 'rows'],
    ['a cell in the last column', `<row r="1">${cell('XFD1')}</row>`, 'columns'],
    [
      'a rectangle of millions of cells',
      `<row r="1">${cell('CV1')}</row><row r="32000">${cell('A32000')}</row>`,
      'rows',
    ],
    ['a row of a number in another spelling', `<row r="1e9">${cell('A1')}</row>`, 'unreadable'],
    ['a row of an encoded number', `<row r="&#57;99999999">${cell('A1')}</row>`, 'unreadable'],
    ['a cell without a place', '<row r="1"><c t="inlineStr"><is><t>x</t></is></c></row>', 'unreadable'],
    ['tags with a prefix', `<x:row r="999999999">${cell('A1')}</x:row>`, 'unreadable'],
    ['tags with a prefix of other signs', `<x-y:row r="3000000">${cell('A1')}</x-y:row>`, 'unreadable'],
    [
      'a place behind the text of another attribute',
      `<row x=" r='1'" r="3000000">${cell('A3000000')}</row>`,
      'rows',
    ],
    ['a sign that hides a place', `<row x="<" r="3000000">${cell('A3000000')}</row>`, 'unreadable'],
    ['a place with a prefix', `<row r="1" x:r="3000000">${cell('A1')}</row>`, 'unreadable'],
    [
      'a column behind the text of another attribute',
      `<row r="1"><c x=" r='A1'" r="ZZZZ1" t="b"><v>1</v></c></row>`,
      'unreadable',
    ],
    ['an empty cell far down in a row without a place', '<row><c r="A3000000"/></row>', 'rows'],
    [
      'text that unpacks to thirty megabytes',
      `<row r="1">${cell('A1', 'a'.repeat(30_000_000))}</row>`,
      'too-large',
    ],
    [
      'half a million cells',
      rowsXml(Array.from({ length: 6000 }, () => Array.from({ length: 90 }, () => 1))),
      'too-large',
    ],
    ['elements by the hundred thousand', '<q/>'.repeat(400_000), 'too-large'],
    ['empty cells by the hundred thousand', `<row r="1">${'<c r="A1"/>'.repeat(400_000)}</row>`, 'too-large'],
    ['rows without a place, more than are read', '<row/>'.repeat(LIMITS.rows + 1), 'rows'],
    [
      'encoded letters by the hundred thousand',
      `<row r="1">${cell('A1', '&#65;'.repeat(400_000))}</row>`,
      'too-large',
    ],
    [
      'escaped letters by the hundred thousand',
      `<row r="1">${cell('A1', '_x0041_'.repeat(400_000))}</row>`,
      'too-large',
    ],
    ['a tag of thousands of attributes', `<row r="1"><c ${'x="" '.repeat(1000)}r="A1"/></row>`, 'too-large'],
  ])('is refused for %s', async (_, rows, problem) => {
    expect(await readWorkbook(workbook(rows), LIMITS)).toEqual({ problem })
  })

  it('is refused for texts that its cells share, if they are hundreds of thousands', async () => {
    const shared = `<sst>${'<si><t/></si>'.repeat(200_000)}</sst>`
    expect(await readWorkbook(workbookOf({ rows: rowsXml([['x']]), shared }), LIMITS)).toEqual({
      problem: 'too-large',
    })
  })

  it.each([
    ['a hundred columns', () => Array.from({ length: 100 }, (_, at) => `dato ${at}`)],
    ['stories as long as a file may hold', () => ['Luna', 'Camina con su gente & duerme.\n'.repeat(130)]],
  ])('of a thousand rows is read with %s', async (_, row) => {
    const bytes = workbook(rowsXml(Array.from({ length: 1000 }, row)))
    expect(await readWorkbook(bytes, LIMITS)).toMatchObject({ sheets: [{ rows: { length: 1000 } }] })
  })

  it('is read without escaped signs that no database takes: zeros, halves of an emoji', async () => {
    const rows = rowsXml([['Lu_x0000_na', '_xD83D_', '_xD83D__xDC36_']])
    expect(await readWorkbook(workbook(rows), LIMITS)).toMatchObject({
      sheets: [{ rows: [['Luna', '\uFFFD', '🐶']] }],
    })
  })

  it('is refused where its sheets together are rectangles of millions of cells', async () => {
    const corner = `<row r="10000">${cell('CV10000')}</row>`
    expect(await readWorkbook(workbook(corner), LIMITS)).toHaveProperty('sheets')
    expect(await readWorkbook(workbook(corner, corner), LIMITS)).toEqual({ problem: 'rows' })
  })

  it('is refused where one text in many cells is more than the file itself', async () => {
    const shared = `<sst><si><t>${'a'.repeat(50_000)}</t></si></sst>`
    const rows = Array.from(
      { length: 100 },
      (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`,
    )
    expect(await readWorkbook(workbookOf({ rows: rows.join(''), shared }), LIMITS)).toEqual({
      problem: 'too-large',
    })
  })

  it('is unpacked into no more than it says', async () => {
    const bytes = Buffer.from(workbook(`<row r="1">${cell('A1', 'a'.repeat(30_000_000))}</row>`))
    // The size in the list of files, as somebody would lie about it.
    for (
      let at = bytes.indexOf('PK\x01\x02', 'latin1');
      at >= 0;
      at = bytes.indexOf('PK\x01\x02', at + 4, 'latin1')
    )
      if (bytes.readUInt32LE(at + 24) > 1_000_000) bytes.writeUInt32LE(1000, at + 24)
    const memory = process.memoryUsage().arrayBuffers
    expect(await readWorkbook(bytes, LIMITS)).toEqual({ problem: 'unreadable' })
    expect(process.memoryUsage().arrayBuffers - memory).toBeLessThan(10_000_000)
  })

  it('is refused with a sentence where it is damaged or has a password', async () => {
    await expect(readSheet(Buffer.from('PK\x03\x04 damaged'))).rejects.toMatchObject({
      fields: { file: expect.stringContaining('No pudimos abrir este libro') },
    })
  })

  it('of LibreOffice is told how to save it', async () => {
    const mimetype = strToU8('application/vnd.oasis.opendocument.spreadsheet')
    const bytes = zipSync({
      mimetype: [mimetype, { level: 0 }],
      'content.xml': strToU8('<office:document/>'),
    })
    await expect(readSheet(bytes)).rejects.toMatchObject({
      fields: { file: expect.stringMatching(/\.ods.*Guardar como.*\.xlsx.*CSV/) },
    })
  })
})
