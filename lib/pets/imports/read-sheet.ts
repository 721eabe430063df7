import { invalidFields } from '@/lib/platform/errors'
import { decodeTextFile, readCsv, unguard } from '@/lib/text/csv'
import { type ColumnKey, type Header, readHeader } from './columns'
import { MAX_ROWS } from './schema'

const MAX_COLUMNS = 100
/** Far more than the line breaks of all descriptions. */
const MAX_LINES = 50_000
/** The database's largest row number. */
const MAX_ROW_NUMBER = 32_767

export interface Sheet {
  titles: string[]
  header: Header
  /** Without empty rows; `row` counts as spreadsheets do, from 2 on. */
  rows: { row: number; cells: string[] }[]
}

const SPREADSHEET =
  'Este archivo es un libro de hojas de cálculo. Ábrelo y guárdalo como CSV (Archivo, Guardar como, CSV UTF-8).'
const BINARY = 'Este archivo no es un CSV. Guarda tu hoja como CSV y súbela otra vez.'
const EMPTY_ROWS = 'El archivo tiene demasiadas filas vacías. Bórralas, guárdalo como CSV y súbelo otra vez.'
const EMPTY = 'El archivo no tiene mascotas: la primera fila son los títulos, y las mascotas van debajo.'

/** Reads a file with pets. @throws DomainError invalid (`file`) with how to fix it. */
export function readSheet(bytes: Uint8Array): Sheet {
  const file = decodeTextFile(bytes)
  if ('unreadable' in file) throw unfit(file.unreadable === 'spreadsheet' ? SPREADSHEET : BINARY)
  if (file.text.split(/\r\n?|\n/, MAX_LINES + 1).length > MAX_LINES) {
    throw unfit(`El archivo tiene más de ${MAX_LINES} líneas. Divídelo en varios.`)
  }
  const { rows, openQuote } = readCsv(file.text)
  if (openQuote !== null) {
    throw unfit(`En la fila ${openQuote} se abre una comilla (") que no se cierra. Ciérrala o bórrala.`)
  }
  const [titles = [], ...cells] = rows.map((row) => row.map((cell) => unguard(cell).trim()))
  if (titles.length > MAX_COLUMNS)
    throw unfit(`El archivo tiene más de ${MAX_COLUMNS} columnas. Borra las que sobran.`)
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
    .map((row, at) => ({ row: at + 2, cells: row }))
    .filter((row) => row.cells.some((cell) => cell !== ''))
  if (filled.length === 0) throw unfit(EMPTY)
  if (filled.some(({ row }) => row > MAX_ROW_NUMBER)) throw unfit(EMPTY_ROWS)
  if (filled.length > MAX_ROWS) {
    throw unfit(`El archivo tiene ${filled.length} mascotas. Súbelas en archivos de ${MAX_ROWS} como máximo.`)
  }
  return { titles, header, rows: filled }
}

const unfit = (sentence: string) => invalidFields({ file: sentence })

export class TypedRow {
  readonly #keys: Header['keys']
  readonly #cells: readonly string[]

  constructor({ keys }: Pick<Header, 'keys'>, cells: readonly string[]) {
    this.#keys = keys
    this.#cells = cells
  }

  has(key: ColumnKey): boolean {
    return this.#keys.includes(key)
  }

  /** Empty if there is no such column. */
  text(key: ColumnKey): string {
    return this.#cells[this.#keys.indexOf(key)] ?? ''
  }

  /** URLs with their column's number; a cell may have several. */
  photos(): { number: number; address: string }[] {
    const cells = this.#cells.filter((_, at) => this.#keys[at] === 'photos')
    return cells.flatMap((cell, at) =>
      cell
        .split(/[\s|]+/)
        .filter((address) => address !== '')
        .map((address) => ({ number: at + 1, address })),
    )
  }

  /** Cells beyond the last column. */
  extra(): string[] {
    return this.#cells.slice(this.#keys.length).filter((cell) => cell !== '')
  }
}
