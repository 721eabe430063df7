import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/universal'

/**
 * Workbooks (.xlsx) as rows of text. What the library would unpack and allocate is limited before it sees the file: a
 * megabyte can unpack to gigabytes, and one cell at the far corner stands for billions.
 */

const MAX_UNPACKED = 20 * 1024 * 1024
const MAX_PARTS = 500
const MAX_CELLS = 200_000

interface Limits {
  rows: number
  columns: number
}

export type WorkbookProblem = 'unreadable' | 'too-large' | 'columns' | 'rows'

/** Sheets in the workbook's order; dates as '2024-03-15', empty cells as ''. */
export async function readWorkbook(
  bytes: Uint8Array,
  limits: Limits,
): Promise<{ sheets: string[][][] } | { problem: WorkbookProblem }> {
  const unpacked = unpack(bytes, limits)
  if ('problem' in unpacked) return unpacked
  try {
    const sheets = await readXlsxFile(new Blob([unpacked.file]))
    return { sheets: sheets.map(({ data }) => data.map((row) => row.map(cellOf))) }
  } catch {
    // Whatever the library says: people can only save the file anew.
    return { problem: 'unreadable' }
  }
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  return String(value)
}

const NEEDED =
  /^xl\/(?:workbook|sharedStrings|styles)\.xml$|^xl\/_rels\/|^xl\/worksheets\/[^/]+\.xml$|^\[Content_Types\]\.xml$/i

/** The parts that are read, within limits and packed without compression, so that their size is what it says. */
function unpack(
  bytes: Uint8Array,
  limits: Limits,
): { file: Uint8Array<ArrayBuffer> } | { problem: WorkbookProblem } {
  let size = 0
  let parts = 0
  const isTooLarge = () => size > MAX_UNPACKED || parts > MAX_PARTS
  try {
    // Each part is unpacked into as many bytes as the archive says, never more.
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!NEEDED.test(name)) return false
        size += originalSize
        parts++
        return !isTooLarge()
      },
    })
    if (isTooLarge()) return { problem: 'too-large' }
    const kept: Zippable = {}
    for (const [name, part] of Object.entries(files)) {
      if (!/worksheets\/[^/]+\.xml$/i.test(name)) {
        kept[name] = [part, { level: 0 }]
        continue
      }
      const sheet = limitSheet(strFromU8(part), limits)
      if ('problem' in sheet) return sheet
      kept[name] = [strToU8(sheet.xml), { level: 0 }]
    }
    return { file: new Uint8Array(zipSync(kept, { level: 0 })) }
  } catch {
    return { problem: 'unreadable' }
  }
}

const ROW_OR_CELL = /<(row|c)\b([^<>]*)>/g
/** Prefixes are allowed by the format and written by nobody. */
const PREFIXED = /<\w+:(?:row|c)\b/
const ATTRIBUTES = /^(?:\s+[\w:.-]+\s*=\s*(?:"[^"<>&]*"|'[^'<>&]*'))*\s*\/?$/
const POSITION = /\sr\s*=\s*["']([A-Z]{0,3})(\d{1,7})["']/

/** Cuts formatted rows below the last one with a value. */
function limitSheet(xml: string, limits: Limits): { xml: string } | { problem: WorkbookProblem } {
  if (PREFIXED.test(xml)) return { problem: 'unreadable' }
  let cells = 0
  let columns = 0
  let lastRow = 0
  let firstBeyond: number | null = null
  for (const { 0: tag, 1: kind, 2: attributes = '', index } of xml.matchAll(ROW_OR_CELL)) {
    if (!ATTRIBUTES.test(attributes)) return { problem: 'unreadable' }
    const [, letters = '', digits = '0'] = POSITION.exec(attributes) ?? []
    if (kind === 'row') {
      // Without a position the library counts on.
      if (/\sr\s*=/.test(attributes) && digits === '0') return { problem: 'unreadable' }
      if (Number(digits) > limits.rows) firstBeyond ??= index
      continue
    }
    if (letters === '') return { problem: 'unreadable' }
    if (tag.endsWith('/>') || xml.startsWith('</c>', index + tag.length)) continue
    if (++cells > MAX_CELLS) return { problem: 'too-large' }
    columns = Math.max(columns, columnNumber(letters))
    lastRow = Math.max(lastRow, Number(digits))
  }
  if (columns > limits.columns) return { problem: 'columns' }
  if (lastRow > limits.rows) return { problem: 'rows' }
  // The library fills up the rectangle of all rows and columns.
  if (lastRow * columns > 5 * MAX_CELLS) return { problem: 'rows' }
  if (firstBeyond === null) return { xml }
  const end = xml.indexOf('</sheetData>', firstBeyond)
  return end < 0 ? { problem: 'unreadable' } : { xml: xml.slice(0, firstBeyond) + xml.slice(end) }
}

/** 'A' is 1, 'AA' is 27. */
const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => 26 * number + letter.charCodeAt(0) - 64, 0)
