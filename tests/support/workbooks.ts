import { strToU8, zipSync } from 'fflate'

/** Workbooks (.xlsx) as spreadsheet programs write them, for reading. */

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'
const DATE_STYLE = 1

const column = (at: number): string =>
  (at < 26 ? '' : column(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))
const xmlText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

type Cell = string | number | boolean | Date | null

function cellXml(value: Cell, at: string): string {
  if (value === null) return ''
  if (typeof value === 'string') return `<c r="${at}" t="inlineStr"><is><t>${xmlText(value)}</t></is></c>`
  if (typeof value === 'boolean') return `<c r="${at}" t="b"><v>${Number(value)}</v></c>`
  if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`
  return `<c r="${at}" s="${DATE_STYLE}"><v>${value.getTime() / 86_400_000 + 25_569}</v></c>`
}

export const rowsXml = (rows: readonly (readonly Cell[])[]): string =>
  rows
    .map(
      (row, at) =>
        `<row r="${at + 1}">${row.map((cell, x) => cellXml(cell, column(x) + (at + 1))).join('')}</row>`,
    )
    .join('')

/** @param sheets the XML of the rows of each */
export const workbook = (...sheets: readonly string[]) => packed(sheets)

/** A sheet of a workbook with its name, in quotes of XML, and attributes: 'state="hidden"'. */
export const namedWorkbook = (sheets: readonly { name: string; rows: string; attributes?: string }[]) =>
  packed(
    sheets.map(({ rows }) => rows),
    undefined,
    [],
    sheets.map(({ name, attributes = '' }) => `name="${name}" ${attributes}`),
  )

/** @param sheets the XML of the rows of each, and its merged cells: 'A2:A4' */
export const workbookWith = (sheets: readonly { rows: string; merged: readonly string[] }[]) =>
  packed(
    sheets.map(({ rows }) => rows),
    undefined,
    sheets.map(({ merged }) => merged),
  )

/** One sheet with XML behind its rows, and parts in the place of ours or beside them. */
export const workbookFrom = (sheet: {
  rows: string
  behind?: string
  parts?: Readonly<Record<string, string>>
}) => packed([sheet.rows], undefined, [], undefined, sheet)

/** One sheet whose cells share texts. @param shared the XML of the texts */
export const workbookOf = ({ rows, shared }: { rows: string; shared: string }) => packed([rows], shared)

function packed(
  sheets: readonly string[],
  shared?: string,
  merged: readonly (readonly string[])[] = [],
  names: readonly string[] = sheets.map((_, at) => `name="Hoja ${at + 1}"`),
  { behind = '', parts = {} }: { behind?: string; parts?: Readonly<Record<string, string>> } = {},
): Uint8Array<ArrayBuffer> {
  const numbers = sheets.map((_, at) => at + 1)
  const files: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${numbers
      .map((number) => `<sheet ${names[number - 1]} sheetId="${number}" r:id="rId${number}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}">${numbers
      .map(
        (number) =>
          `<Relationship Id="rId${number}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
      )
      .join(
        '',
      )}${shared === undefined ? '' : `<Relationship Id="rId98" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/>`}<Relationship Id="rId99" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
  }
  if (shared !== undefined) files['xl/sharedStrings.xml'] = shared
  for (const [at, rows] of sheets.entries()) {
    const refs = (merged[at] ?? []).map((ref) => `<mergeCell ref="${ref}"/>`).join('')
    const cells = refs === '' ? '' : `<mergeCells>${refs}</mergeCells>`
    files[`xl/worksheets/sheet${at + 1}.xml`] =
      `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${cells}${behind}</worksheet>`
  }
  Object.assign(files, parts)
  return new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)]))),
  )
}
