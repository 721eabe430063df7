import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/universal'
import {
  type CellFormat,
  cellFormats,
  columnNumber,
  fillMerged,
  formatted,
  linksIn,
  type Marked,
  type Merged,
  mergedIn,
  type SheetPart,
  sheetParts,
} from './workbook-xml'

/**
 * Workbooks (.xlsx) as rows of text. What the library would unpack, parse and allocate is limited before it sees the file: a
 * megabyte can unpack to gigabytes, and one cell at the far corner stands for billions.
 */

/** Texts of `MAX_CHARACTERS` with their cells. */
const MAX_UNPACKED = 6 * 1024 * 1024
const MAX_PARTS = 500
/** A thousand rows of a hundred cells, of three elements each, have 300,000. */
const MAX_MARKS = 350_000
/** Those of real files take a few hundred. */
const MAX_TAG_BYTES = 4096
const MAX_CELLS = 200_000
/** Of all cells together: one text of a workbook may stand in each of them. Twice what a CSV may have. */
const MAX_CHARACTERS = 4_000_000

interface Limits {
  rows: number
  columns: number
}

export type WorkbookProblem = 'unreadable' | 'too-large' | 'columns' | 'rows'

export interface WorkbookSheet {
  name: string
  isHidden: boolean
  rows: string[][]
  /** Addresses that cells lead to. */
  links: readonly Marked<string>[]
}

/** Sheets in the workbook's order; dates as '2024-03-15', empty cells as ''. */
export async function readWorkbook(
  bytes: Uint8Array,
  limits: Limits,
): Promise<{ sheets: WorkbookSheet[] } | { problem: WorkbookProblem }> {
  const unpacked = unpack(bytes, limits)
  if ('problem' in unpacked) return unpacked
  try {
    const read = await readXlsxFile(new Blob([unpacked.file]))
    const sheets = read.map(({ sheet: name, data }, at) => {
      const { part = '', isHidden = false } = unpacked.order[at] ?? {}
      const rows = data.map((row) => row.map(cellOf))
      const { merged = [], formats = [], links = [] } = unpacked.marks.get(part) ?? {}
      for (const { row, column, mark } of formats) {
        const cells = rows[row]
        const cell = cells?.[column]
        if (cells && cell !== undefined) cells[column] = formatted(cell, mark)
      }
      return { name, isHidden, rows: fillMerged(rows, merged), links }
    })
    return charactersOf(sheets) > MAX_CHARACTERS ? { problem: 'too-large' } : { sheets }
  } catch {
    // Whatever the library says: people can only save the file anew.
    return { problem: 'unreadable' }
  }
}

function charactersOf(sheets: readonly WorkbookSheet[]): number {
  let characters = 0
  for (const { rows } of sheets) for (const row of rows) for (const cell of row) characters += cell.length
  return characters
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  // Workbooks can escape what the database refuses.
  return String(value)
    .replaceAll('\u0000', '')
    .replace(/\p{Cs}/gu, '\uFFFD')
}

const NEEDED =
  /^xl\/(?:workbook|sharedStrings|styles)\.xml$|^xl\/(?:worksheets\/)?_rels\/|^xl\/worksheets\/[^/]+\.xml$|^\[Content_Types\]\.xml$/i

/** What a sheet says of its cells, by its part. */
interface Marks {
  /** Downwards. */
  merged: readonly Merged[]
  formats: readonly Marked<CellFormat>[]
  links: readonly Marked<string>[]
}

interface Unpacked {
  file: Uint8Array<ArrayBuffer>
  marks: ReadonlyMap<string, Marks>
  /** The parts of the sheets, as the workbook orders them. */
  order: readonly SheetPart[]
}

/** The parts that are read, within limits and packed without compression, so that their size is what it says. */
function unpack(bytes: Uint8Array, limits: Limits): Unpacked | { problem: WorkbookProblem } {
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
    if (!isQuickToParse(Object.values(files))) return { problem: 'too-large' }
    const kept: Zippable = {}
    const marks = new Map<string, Marks>()
    const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array())
    const formats = cellFormats(textOf('xl/styles.xml'))
    const counts: Counts = { cells: 0, filledUp: 0 }
    for (const [name, part] of Object.entries(files)) {
      if (!/worksheets\/[^/]+\.xml$/i.test(name)) {
        kept[name] = [part, { level: 0 }]
        continue
      }
      const sheet = limitSheet(strFromU8(part), limits, counts, formats)
      if ('problem' in sheet) return sheet
      const relations = textOf(name.replace(/([^/]+)$/, '_rels/$1.rels'))
      marks.set(name, {
        merged: mergedIn(sheet.xml),
        formats: sheet.formats,
        links: linksIn(sheet.xml, relations),
      })
      kept[name] = [strToU8(sheet.xml), { level: 0 }]
    }
    const order = sheetParts(textOf('xl/workbook.xml'), textOf('xl/_rels/workbook.xml.rels'))
    return { file: new Uint8Array(zipSync(kept, { level: 0 })), marks, order }
  } catch {
    return { problem: 'unreadable' }
  }
}

const LESS_THAN = 0x3c
const GREATER_THAN = 0x3e
const SLASH = 0x2f
const AMPERSAND = 0x26
const UNDERSCORE = 0x5f
const LOWER_X = 0x78

/** Whether elements, entities (`&#65;`) and escaped characters (`_x0041_`) are few, and tags short: each takes far longer than text. */
function isQuickToParse(parts: readonly Uint8Array[]): boolean {
  let marks = 0
  for (const part of parts) {
    let tagStart = -1
    for (let at = 0; at < part.length; at++) {
      const byte = part[at]
      if (byte === GREATER_THAN) tagStart = -1
      else if (byte === LESS_THAN) {
        tagStart = at
        if (part[at + 1] !== SLASH) marks++
      } else if (byte === AMPERSAND || (byte === UNDERSCORE && part[at + 1] === LOWER_X)) marks++
      if (tagStart >= 0 && at - tagStart > MAX_TAG_BYTES) return false
    }
  }
  return marks <= MAX_MARKS
}

const ROW_OR_CELL = /<(row|c)\b([^<>]*)(>?)/g
/** Prefixes are allowed by the format and written by nobody; the library takes them off names of any spelling. */
const PREFIXED = /<[^<>\s]*:(?:row|c)(?![\w.-])/
const ATTRIBUTES = /^(?:\s+[\w:.-]+\s*=\s*(?:"[^"<>&]*"|'[^'<>&]*'))*\s*\/?$/
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const STYLE = /\ss\s*=\s*["'](\d+)["']/
/** Of a text, a yes or no, an error. */
const TEXT_CELL = /\st\s*=\s*["'](?!n["'])/
const POSITION = /^([A-Z]{0,3})(\d{1,7})$/

/** What the library takes for the position, '' where there is none; null for what it could read as another one. */
function positionOf(attributes: string): string | null {
  if (!ATTRIBUTES.test(attributes)) return null
  const positions = [...attributes.matchAll(ATTRIBUTE)].filter(([, name = '']) => /^(?:.*:)?r$/.test(name))
  const [[, name, double, single] = []] = positions
  if (positions.length === 0) return ''
  return positions.length === 1 && name === 'r' ? (double ?? single ?? '') : null
}

/** Of all sheets: cells with a value, and those of the rectangles that the library fills up. */
interface Counts {
  cells: number
  filledUp: number
}

/** Cuts formatted rows below the last one with a value. @param counts is added to */
function limitSheet(
  xml: string,
  limits: Limits,
  counts: Counts,
  formats: ReadonlyMap<string, CellFormat>,
): { xml: string; formats: Marked<CellFormat>[] } | { problem: WorkbookProblem } {
  if (PREFIXED.test(xml)) return { problem: 'unreadable' }
  let columns = 0
  let lastRow = 0
  let firstBeyond: number | null = null
  let unplacedRows = 0
  const marked: Marked<CellFormat>[] = []
  for (const { 0: tag, 1: kind, 2: attributes = '', 3: end, index } of xml.matchAll(ROW_OR_CELL)) {
    const position = end === '>' ? positionOf(attributes) : null
    // Without a position the library counts rows on.
    if (kind === 'row' && position === '') {
      if (++unplacedRows > limits.rows) return { problem: 'rows' }
      continue
    }
    const [, letters = '', digits] = POSITION.exec(position ?? '') ?? []
    if (digits === undefined || (letters === '') !== (kind === 'row')) return { problem: 'unreadable' }
    if (kind === 'row') {
      if (Number(digits) > limits.rows) firstBeyond ??= index
      continue
    }
    // A row without a position is where its first cell is, though that may be empty.
    if (firstBeyond === null && Number(digits) > limits.rows) return { problem: 'rows' }
    if (tag.endsWith('/>') || xml.startsWith('</c>', index + tag.length)) continue
    if (++counts.cells > MAX_CELLS) return { problem: 'too-large' }
    const format = TEXT_CELL.test(attributes) ? undefined : formats.get(STYLE.exec(attributes)?.[1] ?? '')
    const column = columnNumber(letters)
    if (format) marked.push({ row: Number(digits) - 1, column: column - 1, mark: format })
    columns = Math.max(columns, column)
    lastRow = Math.max(lastRow, Number(digits))
  }
  if (columns > limits.columns) return { problem: 'columns' }
  if (lastRow > limits.rows) return { problem: 'rows' }
  counts.filledUp += lastRow * columns
  if (counts.filledUp > 5 * MAX_CELLS) return { problem: 'rows' }
  if (firstBeyond === null) return { xml, formats: marked }
  const end = xml.indexOf('</sheetData>', firstBeyond)
  return end < 0
    ? { problem: 'unreadable' }
    : { xml: xml.slice(0, firstBeyond) + xml.slice(end), formats: marked }
}
