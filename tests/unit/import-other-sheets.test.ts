import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readSheet } from '@/lib/pets/imports/read-sheet'
import { importFileSchema } from '@/lib/pets/imports/schema'
import { checkFile, checkText } from '@/tests/support/sheets'
import { rowsXml, workbook } from '@/tests/support/workbooks'

const TITLES = 'Código;Nombre;Especie;Sexo'
const ROWS = 'E-1;Luna;Perro;Hembra\r\nE-2;Ñusta;Gata;Hembra'
const quoted = (text: string) =>
  text
    .split('\r\n')
    .map((line) => `"${line.replaceAll('"', '""')}"`)
    .join('\r\n')

/** Rows and names of what is read. */
async function petsIn(text: string) {
  const { rows } = await checkText(text)
  return rows.map(({ row, code, pet }) => [row, code, pet && 'fields' in pet ? pet.fields.name : null])
}

describe('the separator of a file', () => {
  it.each([
    ['below a title', `Fundación Patitas - listado noviembre 2026\r\n\r\n${TITLES}\r\n${ROWS}`, 4],
    ['below a title with commas', `Fundación Patitas, listado, noviembre 2026\r\n${TITLES}\r\n${ROWS}`, 3],
    ['below a title with more commas than columns', `a, b, c, d, e, f, g\r\n${TITLES}\r\n${ROWS}`, 3],
    ['below blank lines', `\r\n\r\n${TITLES}\r\n${ROWS}`, 4],
    ['below a title in quotes', `"Refugio; ""Sol"""\r\n${TITLES}\r\n${ROWS}`, 3],
    ['declared in quotes', `"sep=;"\r\n${TITLES}\r\n${ROWS}`, 2],
    ['declared with a cell for each column', `sep=;;;;\r\n${TITLES}\r\n${ROWS}`, 2],
    ['declared as one that it is not', `sep=,\r\n${TITLES}\r\n${ROWS}`, 2],
    ['of upright lines below a title', `Lista, 2026\r\n${TITLES}\r\n${ROWS}`.replaceAll(';', '|'), 3],
    ['of tabs below a title', `Lista; de; hoy; 2026; x\r\n${TITLES}\r\n${ROWS}`.replace(/;(?! )/g, '\t'), 3],
    ['in lines that are one cell each', quoted(`${TITLES}\r\n${ROWS}`), 2],
    ['in such lines below a title', `Listado\r\n${quoted(`${TITLES}\r\n${ROWS}`)}`, 3],
  ])('is found %s', async (_, text, row) => {
    expect(await petsIn(text)).toEqual([
      [row, 'E-1', 'Luna'],
      [row + 1, 'E-2', 'Ñusta'],
    ])
  })

  it('is found for two columns below a title', async () => {
    expect(await petsIn('Lista, noviembre\nNombre;Animal\nLuna;Perro')).toEqual([[3, '', 'Luna']])
  })

  it('does not split the titles that name several things', async () => {
    const { sheet } = await checkText(
      `${TITLES};Convive con niños, perros, gatos\r\nE-1;Luna;Perro;Hembra;sí`,
    )
    expect(sheet.titles).toHaveLength(5)
  })

  it('is found in a workbook that has each line in one cell, cut at the commas of a story', async () => {
    const lines = [
      [`${TITLES};Historia`],
      ['E-1;Luna;Perro;Hembra;Buena', ' juega mucho'],
      ['E-2;Sol;Gato;Macho;'],
    ]
    const { sheet, rows } = await checkFile(workbook(rowsXml(lines)))
    expect(rows.map(({ code }) => code)).toEqual(['E-1', 'E-2'])
    expect(sheet.rows[0]?.cells[4]).toBe('Buena, juega mucho')
  })

  it('a sheet without its titles is told in which row they are looked for', async () => {
    await expect(readSheet(Buffer.from('\n\nCódigo;Color\nE-1;Negro'))).rejects.toMatchObject({
      fields: {
        file: expect.stringContaining('En la fila 3, la de los títulos, faltan estas columnas: Nombre'),
      },
    })
  })
})

describe('rows that are no pets', () => {
  it.each([
    ['PERROS'],
    ['Gatos (12)'],
    [';Hembras adultas;;'],
    [';;Perros: 1;'],
    ['Total;;;'],
    ['Total: 45;;;'],
    [';;TOTAL DE ANIMALES;45'],
    ['Perros;12;Gatos;7'],
    ['Subtotal perros: 3'],
    [';;;45'],
    [';;Perro;'],
    ['3;;;'],
    ['-----;-----;-----;-----'],
    [TITLES],
    [TITLES.toUpperCase()],
    ['Página 1 de 3'],
    ['\u001a'],
  ])('are left out: %s', async (line) => {
    const text = `${TITLES}\nE-1;Luna;Perro;Hembra\n${line}\nE-2;Sol;Gato;Macho`
    const { sheet, rows } = await checkText(text)
    expect(rows.map(({ code, verdict }) => [code, verdict])).toEqual([
      ['E-1', 'draft'],
      ['E-2', 'draft'],
    ])
    const isSaid = sheet.notes.join().includes('La fila 3 no es una mascota')
    expect(isSaid).toBe(/[\p{L}\p{N}]/u.test(line))
  })

  it.each([
    [';Gata;Gato;'],
    [';Total;Perro;Macho'],
    ['12;;Perros;Hembra'],
    ['12;Peludos;Perro;'],
    [';Luna;;'],
    ['Elaborado por: Ana;;;'],
    [';23;Perro;'],
    [';23;;'],
  ])('are not those that may be one: %s', async (line) => {
    expect((await checkText(`${TITLES}\n${line}\nE-2;Sol;Gato;Macho`)).rows).toHaveLength(2)
  })

  it('are named together', async () => {
    const { sheet } = await checkText(
      `${TITLES}\nPERROS\nE-1;Luna;Perro;Hembra\nGATOS\nE-2;Sol;Gato;Macho\nTotal;2`,
    )
    expect(sheet.notes).toContain(
      'Las filas 2, 4 y 6 no son mascotas, sino títulos o cuentas: las dejamos fuera.',
    )
  })
})

const wide = (text: string) => Buffer.from(`${text}\0`, 'utf16le')
const compound = (stream: string) =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(600),
    wide(stream),
  ])
const archive = (...names: string[]) =>
  zipSync(Object.fromEntries(names.map((name) => [name, strToU8('<x/>')])), { level: 0 })
const text = (content: string) => Buffer.from(content)

describe('a file that is no sheet', () => {
  it.each([
    ['an old workbook', compound('Workbook'), /Excel antiguo \(\.xls\).*Guardar como/],
    ['a workbook of Excel 5', compound('Book'), /Excel antiguo/],
    ['a sheet of Excel 4', Buffer.from([9, 4, 6, 0, 0, 0, 16, 0, 1, 2]), /Excel antiguo/],
    ['a workbook with a password', compound('EncryptedPackage'), /contraseña/],
    ['an old document of Word', compound('WordDocument'), /Word.*Copia la tabla/],
    ['another compound file', compound('Outlook'), /no es una hoja/],
    ['a document of Word', archive('[Content_Types].xml', 'word/document.xml'), /Word/],
    ['slides', archive('ppt/presentation.xml'), /presentación/],
    ['a binary workbook', archive('xl/workbook.bin'), /\.xlsb/],
    ['a sheet of Numbers', archive('Index/Document.iwa', 'preview.jpg'), /Numbers.*Exportar a/],
    ['a zip with a CSV', archive('mascotas.csv'), /comprimido.*busca dentro/],
    ['gzip', Buffer.from([0x1f, 0x8b, 8, 0, 0]), /comprimido/],
    ['a PDF', text('%PDF-1.7\n%âãÏÓ\n1 0 obj'), /PDF.*exporta la lista/],
    ['a table as a page', text('<table border=1><tr><td>Nombre</td></tr></table>'), /HTML.*Ábrelo en Excel/],
    ['a page', text('\uFEFF  <!DOCTYPE html>\n<html><body>'), /HTML/],
    ['a page of Excel', text('<html xmlns:x="urn:schemas-microsoft-com:office:excel">'), /HTML/],
    ['a page in UTF-16', Buffer.from('<html><table><tr><td>x', 'utf16le'), /HTML/],
    ['a page as XML', text('<?xml version="1.0"?>\n<html xmlns="http://www.w3.org/1999/xhtml">'), /HTML/],
    [
      'a workbook as XML',
      text('<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook>'),
      /hoja de Excel en XML/,
    ],
    [
      'a flat sheet of LibreOffice',
      text('<?xml version="1.0"?><office:document office:version="1.3">'),
      /\.ods/,
    ],
    ['XML', text('<?xml version="1.0"?><pets><pet/></pets>'), /XML.*exporta/],
    ['rich text', text('{\\rtf1\\ansi Luna}'), /RTF.*Copia la tabla/],
    ['JSON', text('[\n {"nombre": "Luna"}]'), /JSON.*exporta/],
    ['a line of JSON each', text('{"nombre": "Luna"}\n{"nombre": "Sol"}'), /JSON/],
    ['a photo of a list', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 1, 2]), /imagen.*plantilla/],
    ['nothing', text(''), /vacío/],
    ['blank lines', text('\uFEFF\r\n \r\n\t'), /vacío/],
    ['zeros', Buffer.alloc(512), /vacío/],
    ['other binary data', Buffer.from('a\0b'), /no es una hoja/],
  ])('is told what it is and how to get one: %s', async (_, bytes, sentence) => {
    await expect(readSheet(bytes)).rejects.toMatchObject({
      fields: { file: expect.stringMatching(sentence) },
    })
  })

  it.each([
    '[Código];[Nombre];[Especie]\nE-1;Luna;Perro',
    '{Código};Nombre;Especie\nE-1;Luna;Perro',
    '<Código>;Nombre;Especie\nE-1;Luna;Perro',
    'PKod;Nombre;Especie\nE-1;Luna;Perro',
  ])('is not seen in a sheet: %s', async (sheet) => {
    expect((await checkText(sheet)).rows).toHaveLength(1)
  })

  it('is told apart from none that was chosen', () => {
    const told = (file: File) =>
      importFileSchema.safeParse({ file }).error?.issues.map(({ message }) => message)
    expect(told(new File([], 'mascotas.csv'))).toEqual([expect.stringContaining('vacío')])
    expect(told(new File([], ''))).toEqual(['Elige el archivo con tus mascotas'])
    expect(told(new File(['x'], 'mascotas.csv'))).toBeUndefined()
  })
})
