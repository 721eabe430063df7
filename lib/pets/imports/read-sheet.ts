import { DomainError, invalidFields } from '@/lib/platform/errors'
import { readCsv, unguard } from '@/lib/text/csv'
import { formatCount } from '@/lib/text/numbers'
import { undoSecondEncoding } from '@/lib/text/second-encoding'
import { type DecodedText, decodeText, isZip } from '@/lib/text/text-encoding'
import { withoutFormula } from './cell-text'
import { COMPLETE_TITLES, type Header, readHeader, titleScore } from './header'
import { binaryFormat, otherFormat, otherText } from './other-formats'
import {
  joinTables,
  type PetTable,
  readHeading,
  SHEET_TITLE,
  speciesIn,
  tableOf,
  withLinks,
} from './pet-table'
import { readWorkbook, type WorkbookProblem, type WorkbookSheet } from './read-workbook'
import { rowNumberColumn, withoutRowNumbers } from './row-numbers'
import { MAX_ROWS } from './schema'
import {
  codeNote,
  goneSheet,
  lostEmojiNote,
  oddNamesNote,
  otherRowsNote,
  repeatedNote,
  rowNumbersNote,
  sheetsNote,
} from './sheet-notes'

const MAX_COLUMNS = 100
/** Far more than the line breaks of all descriptions. */
const MAX_LINES = 50_000
/** The database's largest row number. */
const MAX_ROW_NUMBER = 32_767

export interface Sheet {
  titles: string[]
  header: Header
  /** Without empty rows; `row` counts as spreadsheets do, from 1 on. */
  rows: { row: number; cells: string[] }[]
  notes: string[]
}

const EMPTY_ROWS = 'El archivo tiene demasiadas filas vacías. Bórralas, guárdalo otra vez y súbelo.'
const EMPTY = 'El archivo no tiene mascotas: la primera fila son los títulos, y las mascotas van debajo.'
const TOO_MANY_COLUMNS = `El archivo tiene más de ${MAX_COLUMNS} columnas. Borra las que sobran.`

const WORKBOOK: Record<WorkbookProblem, string> = {
  unreadable:
    'No pudimos abrir este libro. Guárdalo otra vez como .xlsx, sin contraseña, o como CSV, y súbelo.',
  'too-large':
    'Este libro es demasiado grande por dentro. Deja solo la hoja de tus mascotas, o guárdala como CSV.',
  columns: TOO_MANY_COLUMNS,
  rows: EMPTY_ROWS,
}

/** Reads a CSV or a workbook with pets. @throws DomainError invalid (`file`) with how to fix it. */
export async function readSheet(bytes: Uint8Array): Promise<Sheet> {
  const other = otherFormat(bytes)
  if (other !== null) throw unfit(other)
  if (!isZip(bytes)) return readCsvSheet(bytes)
  const read = await readWorkbook(bytes, { rows: MAX_ROW_NUMBER, columns: MAX_COLUMNS })
  if ('problem' in read) throw unfit(WORKBOOK[read.problem])
  return workbookSheet(read.sheets)
}

/** Of the cells of a workbook, as text; `isUndone` where letters were encoded twice. */
function textsOf(rows: readonly string[][]): { rows: string[][]; isUndone: boolean; isMoved: boolean } {
  const undone = rows.map((row) => row.map(undoSecondEncoding))
  const isUndone = undone.some((row, at) => row.some((cell, column) => cell !== rows[at]?.[column]))
  const lines = linesInCells(undone)
  // What guards the texts of an export stays in a workbook that was made of it.
  const textOf = lines === undone ? unguard : (cell: string) => plainCell(cell).trim()
  return { rows: lines.map((row) => row.map(textOf)), isUndone, isMoved: lines !== undone }
}

/** Reads all sheets that people see and whose titles are those of pets that look for a family. */
function workbookSheet(sheets: readonly WorkbookSheet[]): Sheet {
  const filled = sheets.filter(({ rows }) => rows.some((row) => row.some((cell) => cell !== '')))
  const isShown = filled.some(({ isHidden }) => !isHidden)
  const read = filled.map(({ name, isHidden, rows, links }) => {
    const texts = textsOf(rows)
    const isGone = readHeading([name]) === 'gone'
    const species = speciesIn(name) === null ? [] : [SHEET_TITLE]
    const score = titlesIn(
      texts.rows.slice(0, MAX_HEADING).map((cells) => [...cells.slice(0, MAX_COLUMNS - 1), ...species]),
    )
    const table = (): PetTable => withLinks(tableIn(texts.rows, name), texts.isMoved ? [] : links)
    return { name, isGone, isHidden: isHidden && isShown, isUndone: texts.isUndone, score, table }
  })
  const open = read.filter((sheet) => !sheet.isHidden)
  const isWanted = ({ isGone, score }: (typeof open)[number]) => !isGone && score >= COMPLETE_TITLES
  const [best] = open.toSorted(
    (one, other) => Number(isWanted(other)) - Number(isWanted(one)) || other.score - one.score,
  )
  if (!best) throw unfit(EMPTY)
  if (best.isGone && best.score >= COMPLETE_TITLES) throw unfit(goneSheet(best.name))
  const own = best.table()
  const withPets = open.flatMap((sheet) => {
    const table = sheet === best ? own : sheet.isGone ? null : petsOrNone(sheet.table)
    return table ? [{ sheet, table }] : []
  })
  const joined = joinTables(withPets.map(({ table }) => table))
  const isFit =
    joined && joined.titles.length <= MAX_COLUMNS && !joined.rows.some(({ row }) => row > MAX_ROW_NUMBER)
  const used = isFit ? withPets.map(({ sheet }) => sheet) : [best]
  const table = isFit ? joined : { ...own, offsets: [0] }
  const sources = used.map(({ name }, at) => ({ name, offset: table.offsets[at] ?? 0 }))
  const others = read.filter((sheet) => !used.includes(sheet))
  const notes = filled.length > 1 ? sheetsNote(sources, others) : []
  const isUndone = used.some((sheet) => sheet.isUndone)
  return sheetOf(table, isUndone ? [...notes, ...encodingNotes(TWICE)] : notes)
}

/** Null where a sheet has no pets, or cannot be read: the notes name it. */
function petsOrNone(read: () => PetTable): PetTable | null {
  try {
    const table = read()
    return table.rows.length > 0 ? table : null
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

const TWICE = { encoding: 'utf-8 twice', doubtful: false } as const

function readCsvSheet(bytes: Uint8Array): Sheet {
  const file = decodeText(bytes)
  if (!file) throw unfit(binaryFormat(bytes))
  if (file.text.split(/\r\n?|\n/, MAX_LINES + 1).length > MAX_LINES) {
    throw unfit(`El archivo tiene más de ${formatCount(MAX_LINES)} líneas. Divídelo en varios.`)
  }
  const other = otherText(file.text)
  if (other !== null) throw unfit(other)
  const { rows, openQuote } = readCsv(file.text, titlesIn)
  if (openQuote !== null) {
    throw unfit(`En la fila ${openQuote} se abre una comilla (") que no se cierra. Ciérrala o bórrala.`)
  }
  const texts = linesInCells(rows).map((row) => row.map((cell) => plainCell(cell).trim()))
  const table = tableIn(texts)
  const isUnicode = file.encoding.startsWith('utf')
  return sheetOf(table, [...encodingNotes(file), ...(isUnicode ? [] : lostEmojiNote(table))])
}

/** A guarded formula is a text that was written by us. */
function plainCell(cell: string): string {
  // Of files with empty columns or rows by the hundred thousand.
  if (cell === '') return cell
  const text = unguard(cell)
  return text === cell ? withoutFormula(cell.trim()) : text
}

const ENCODINGS: Partial<Record<DecodedText['encoding'], string>> = {
  cp850: 'El archivo viene de un programa antiguo (codificación DOS, CP850)',
  macintosh: 'El archivo viene de un Mac antiguo (codificación Mac Roman)',
  'utf-8 twice': 'El archivo tenía las tildes y las eñes mal escritas (como Ã± por ñ)',
}

function encodingNotes({ encoding, doubtful }: Pick<DecodedText, 'encoding' | 'doubtful'>): string[] {
  if (doubtful) {
    return [
      'No estamos seguros de las tildes y las eñes de este archivo: mira los nombres de abajo antes de importar. Si se ven mal, guárdalo como CSV UTF-8 y súbelo otra vez.',
    ]
  }
  const known = ENCODINGS[encoding]
  return known ? [`${known}: corregimos las letras. Mira los nombres de abajo antes de importar.`] : []
}

/** Sheets may begin with a heading or two. */
const MAX_HEADING = 10

const scoresOf = (rows: readonly (readonly string[])[]): number[] =>
  rows.slice(0, MAX_HEADING).map((cells) => titleScore(cells.slice(0, MAX_COLUMNS)))

/** How much the best of the first rows is one of titles. */
const titlesIn = (rows: readonly (readonly string[])[]): number => Math.max(0, ...scoresOf(rows))

/** Where the titles are: the first row with something in it, or the one of the next few that has more of them. */
function titleRow(rows: readonly (readonly string[])[]): number {
  const scores = scoresOf(rows)
  const most = Math.max(0, ...scores)
  const first = rows.findIndex((cells) => cells.some((cell) => cell !== ''))
  return most > 2 ? scores.indexOf(most) : Math.max(0, first)
}

/** Each line of a CSV may stand in one cell, where a program did not know its separator. */
function linesInCells(rows: string[][]): string[][] {
  if (titlesIn(rows) >= COMPLETE_TITLES) return rows
  const { rows: read, openQuote } = readCsv(rows.map(lineOf).join('\n'), titlesIn)
  return openQuote === null && titlesIn(read) > titlesIn(rows) ? read : rows
}

/** Of a row whose line was cut at the commas of a text, too. */
const lineOf = (cells: readonly string[]): string =>
  cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1).join(', ')

/** @throws DomainError invalid (`file`) without titles of pets */
function tableIn(all: readonly string[][], name = ''): PetTable {
  const first = titleRow(all)
  if ((all[first]?.length ?? 0) > MAX_COLUMNS) throw unfit(TOO_MANY_COLUMNS)
  const table = tableOf(all, first, name)
  const header = readHeader(table.titles)
  if (header.missing.length > 0) {
    const missing = header.missing.join(', ')
    const row = first === 0 ? 'primera fila' : `fila ${first + 1}, la de los títulos,`
    throw unfit(`En la ${row} faltan estas columnas: ${missing}. Compárala con la plantilla.`)
  }
  if (header.repeated.length > 0) {
    throw unfit(
      `Estas columnas están dos veces: ${[...new Set(header.repeated)].join(', ')}. Deja una de cada una.`,
    )
  }
  return table
}

function sheetOf({ titles, rows, others }: PetTable, notes: string[]): Sheet {
  if (rows.length === 0) throw unfit(EMPTY)
  if (rows.some(({ row }) => row > MAX_ROW_NUMBER)) throw unfit(EMPTY_ROWS)
  if (rows.length > MAX_ROWS) {
    throw unfit(
      `El archivo tiene ${formatCount(rows.length)} mascotas. Súbelas en archivos de ${formatCount(MAX_ROWS)} como máximo.`,
    )
  }
  const told = readHeader(titles)
  const header = withoutRowNumbers(told, rows)
  const program = header.program ? [`Reconocimos las columnas de ${header.program}.`] : []
  return {
    titles,
    header,
    rows,
    notes: [
      ...program,
      ...notes,
      ...otherRowsNote(others),
      ...oddNamesNote(header, rows),
      ...repeatedNote(header, rows),
      ...rowNumbersNote(titles[rowNumberColumn(told, rows) ?? titles.length]),
      ...codeNote(header, rows),
    ],
  }
}

const unfit = (sentence: string) => invalidFields({ file: sentence })
