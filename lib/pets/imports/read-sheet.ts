import { invalidFields } from '@/lib/platform/errors'
import { readCsv, unguard } from '@/lib/text/csv'
import { counted } from '@/lib/text/numbers'
import { type DecodedText, decodeText, isZip } from '@/lib/text/text-encoding'
import { withoutFormula } from './cell-text'
import { type Header, knownTitles, readHeader } from './header'
import { readWorkbook, type WorkbookProblem } from './read-workbook'
import { MAX_ROWS } from './schema'

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

const BINARY =
  'Este archivo no es una hoja. Guárdala como CSV o como libro de Excel (.xlsx) y súbela otra vez.'
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

const OPEN_DOCUMENT =
  'Este archivo es de LibreOffice (.ods), que no leemos. Ábrelo, elige «Guardar como», de tipo Excel (.xlsx) o CSV, y sube ese.'

/** Its archive begins with an unpacked part that names the format (OpenDocument 1.3, part 2, section 3.3). */
const isOpenDocument = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(30, 80)).startsWith('mimetypeapplication/vnd.oasis.opendocument')

/** Reads a CSV or a workbook with pets. @throws DomainError invalid (`file`) with how to fix it. */
export async function readSheet(bytes: Uint8Array): Promise<Sheet> {
  if (!isZip(bytes)) return readCsvSheet(bytes)
  if (isOpenDocument(bytes)) throw unfit(OPEN_DOCUMENT)
  const read = await readWorkbook(bytes, { rows: MAX_ROW_NUMBER, columns: MAX_COLUMNS })
  if ('problem' in read) throw unfit(WORKBOOK[read.problem])
  const filled = read.sheets.filter((rows) => rows.some((row) => row.some((cell) => cell !== '')))
  const best = filled.toSorted((one, other) => titlesIn(other) - titlesIn(one))[0]
  if (!best) throw unfit(EMPTY)
  const others =
    filled.length > 1 ? ['El libro tiene varias hojas: leímos la que tiene los títulos de las mascotas.'] : []
  return sheetOf(best, others)
}

function readCsvSheet(bytes: Uint8Array): Sheet {
  const file = decodeText(bytes)
  if (!file) throw unfit(BINARY)
  if (file.text.split(/\r\n?|\n/, MAX_LINES + 1).length > MAX_LINES) {
    throw unfit(`El archivo tiene más de ${MAX_LINES} líneas. Divídelo en varios.`)
  }
  const { rows, openQuote } = readCsv(file.text)
  if (openQuote !== null) {
    throw unfit(`En la fila ${openQuote} se abre una comilla (") que no se cierra. Ciérrala o bórrala.`)
  }
  return sheetOf(
    rows.map((row) => row.map((cell) => plainCell(cell).trim())),
    encodingNotes(file),
  )
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
  'utf-8 twice': 'El archivo tenía las tildes y las eñes mal escritas (Ã± por ñ)',
}

function encodingNotes({ encoding, doubtful }: DecodedText): string[] {
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

/** Where the titles are: the first row, or the one of the next few that has more of them. */
function titleRow(rows: readonly (readonly string[])[]): number {
  const known = rows.slice(0, MAX_HEADING).map((cells) => knownTitles(cells.slice(0, MAX_COLUMNS)))
  const most = Math.max(...known)
  return most > 2 ? known.indexOf(most) : 0
}

const titlesIn = (rows: readonly (readonly string[])[]): number =>
  Math.max(0, ...rows.slice(0, MAX_HEADING).map((cells) => knownTitles(cells.slice(0, MAX_COLUMNS))))

function sheetOf(all: readonly string[][], notes: string[]): Sheet {
  const first = titleRow(all)
  const [titles = [], ...cells] = all.slice(first)
  if (titles.length > MAX_COLUMNS) throw unfit(TOO_MANY_COLUMNS)
  const header = readHeader(titles)
  if (header.missing.length > 0) {
    const missing = header.missing.join(', ')
    throw unfit(`En la primera fila faltan estas columnas: ${missing}. Compárala con la plantilla.`)
  }
  if (header.repeated.length > 0) {
    throw unfit(
      `Estas columnas están dos veces: ${[...new Set(header.repeated)].join(', ')}. Deja una de cada una.`,
    )
  }
  const filled = cells
    .map((row, at) => ({ row: first + at + 2, cells: row }))
    .filter((row) => row.cells.some((cell) => cell !== ''))
  if (filled.length === 0) throw unfit(EMPTY)
  if (filled.some(({ row }) => row > MAX_ROW_NUMBER)) throw unfit(EMPTY_ROWS)
  if (filled.length > MAX_ROWS) {
    throw unfit(`El archivo tiene ${filled.length} mascotas. Súbelas en archivos de ${MAX_ROWS} como máximo.`)
  }
  const program = header.program ? [`Reconocimos las columnas de ${header.program}.`] : []
  return { titles, header, rows: filled, notes: [...program, ...notes, ...codeNote(header, filled)] }
}

const unfit = (sentence: string) => invalidFields({ file: sentence })

/** Without a code a pet is known by its words, as long as they stay the same. */
function codeNote({ keys }: Header, rows: Sheet['rows']): string[] {
  if (keys.includes('petId')) return []
  const at = keys.indexOf('code')
  const without = at < 0 ? rows.length : rows.filter(({ cells }) => (cells[at] ?? '') === '').length
  if (without === 0) return []
  return [
    `${counted(without, 'mascota no tiene', 'mascotas no tienen')} un código tuyo: agrégalo si vas a importar la hoja otra vez, para que nada se duplique.`,
  ]
}
