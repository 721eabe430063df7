import { type Header, headerKey, MANY_COLUMNS, MAX_TITLE, readHeader } from './header'
import { readSpecies } from './words/kinds'
import { plain } from './words/plain'
import { readStatus } from './words/statuses'
import type { Marked } from './workbook-xml'

/** The pets of a sheet below its titles, and of several sheets as one. */

export interface TableRow {
  row: number
  cells: string[]
}

export interface PetTable {
  titles: string[]
  /** Those of pets. `row` counts as spreadsheets do, from 1 on. */
  rows: TableRow[]
  /** Titles again, headings, counts. */
  others: TableRow[]
}

/** Lines of dashes part the sections of a list. */
const SAYS_SOMETHING = /[^-–—=_*.~\s\p{Cc}]/u
/** Columns of our own, which say of each row what its heading or the name of its sheet says. */
const SECTION_TITLE = 'Estado (sección)'
export const SHEET_TITLE = 'Especie (hoja)'

/** @param first where the titles are, from 0 on. @param name of the sheet; '' where it has none */
export function tableOf(all: readonly (readonly string[])[], first: number, name: string): PetTable {
  const titles = [...(all[first] ?? [])]
  const told = all
    .slice(first + 1)
    .map((cells, at) => ({ row: first + at + 2, cells: [...cells] }))
    .filter(({ cells }) => cells.some((cell) => SAYS_SOMETHING.test(cell)))
  const header = readHeader(titles)
  const isPet = told.map(({ cells }) => !isNoPet(cells, titles, header))
  const table = {
    titles,
    rows: told.filter((_, at) => isPet[at]),
    others: told.filter((_, at) => !isPet[at]),
  }
  return withSpecies(withSections(table), name)
}

/** The table with the addresses that its cells of photos lead to, where those are texts such as 'Ver foto'. */
export function withLinks(table: PetTable, links: readonly Marked<string>[]): PetTable {
  const { keys } = readHeader(table.titles)
  const ofPhotos = links.filter(({ column }) => keys[column] === 'photos')
  if (ofPhotos.length === 0) return table
  const byPlace = new Map(ofPhotos.map(({ row, column, mark }) => [`${row} ${column}`, mark]))
  const linked = (row: number, cell: string, at: number) =>
    cell.includes('//') ? cell : (byPlace.get(`${row - 1} ${at}`) ?? cell)
  return {
    ...table,
    rows: table.rows.map(({ row, cells }) => ({
      row,
      cells: cells.map((cell, at) => linked(row, cell, at)),
    })),
  }
}

/** Pets below 'ADOPTADOS' are gone, until a heading says that others are not. */
function withSections({ titles, rows, others }: PetTable): PetTable {
  const headings = others.flatMap(({ row, cells }) => {
    const told = cells.filter((cell) => cell !== '')
    const is = readHeading(told)
    return is === null ? [] : [{ row, text: is === 'gone' ? told.join(' ') : '' }]
  })
  if (headings.every(({ text }) => text === '')) return { titles, rows, others }
  const above = (row: number) => headings.findLast((heading) => heading.row < row)?.text ?? ''
  return { ...withColumn(titles, rows, SECTION_TITLE, above), others }
}

/** A sheet 'GATOS' that has no column of species. */
function withSpecies(table: PetTable, name: string): PetTable {
  const { keys } = readHeader(table.titles)
  const species = keys.includes('type') ? null : speciesIn(name)
  return species === null
    ? table
    : { ...table, ...withColumn(table.titles, table.rows, SHEET_TITLE, () => species) }
}

/** The word of the one species that a sheet's name names. */
export function speciesIn(name: string): string | null {
  const words = plain(name)
    .split(' ')
    .filter((word) => word.length > 2 && readSpecies(word) !== null)
  return new Set(words.map((word) => readSpecies(word)?.type)).size === 1 ? (words[0] ?? null) : null
}

/** Cells beyond the titles stay beyond them. */
function withColumn(
  titles: readonly string[],
  rows: readonly TableRow[],
  title: string,
  cellOf: (row: number) => string,
): Pick<PetTable, 'titles' | 'rows'> {
  const padded = (cells: readonly string[]) => titles.map((_, at) => cells[at] ?? '')
  return {
    titles: [...titles, title],
    rows: rows.map(({ row, cells }) => ({
      row,
      cells: [...padded(cells), cellOf(row), ...cells.slice(titles.length)],
    })),
  }
}

/** Row 1 of each further sheet is this or a multiple of it, plus one. */
const ROWS_OF_SHEET = 1000

export interface JoinedTables extends PetTable {
  /** What is added to the rows of each sheet. */
  offsets: number[]
}

/** Several sheets as one: columns by what they mean. Null where their titles mean something else together. */
export function joinTables(tables: readonly PetTable[]): JoinedTables | null {
  const [first, ...further] = tables
  if (!first) return null
  const joined: JoinedTables = {
    titles: [...first.titles],
    rows: first.rows,
    others: first.others,
    offsets: [0],
  }
  const keys = [...readHeader(first.titles).keys]
  for (const table of further) {
    const last = Math.max(0, ...[...joined.rows, ...joined.others].map(({ row }) => row))
    const offset = Math.ceil(last / ROWS_OF_SHEET) * ROWS_OF_SHEET
    const columns = columnsIn(joined.titles, keys, table)
    const moved = ({ row, cells }: TableRow): TableRow => ({
      row: offset + row,
      cells: [
        ...joined.titles.map((_, at) => cells[columns.indexOf(at)] ?? ''),
        ...cells.slice(table.titles.length).filter((cell) => cell !== ''),
      ],
    })
    joined.rows = [...joined.rows, ...table.rows.map(moved)]
    joined.others = [...joined.others, ...table.others.map(moved)]
    joined.offsets.push(offset)
  }
  const together = readHeader(joined.titles)
  const isSame = together.repeated.length === 0 && together.keys.every((key, at) => key === keys[at])
  return isSame ? joined : null
}

/** Where each column of a table goes; -1 for nowhere. @param titles and @param keys are added to */
function columnsIn(titles: string[], keys: Header['keys'], table: PetTable): number[] {
  const columns: number[] = []
  for (const [at, key] of readHeader(table.titles).keys.entries()) {
    const title = table.titles[at] ?? ''
    const isLike = (other: string) => headerKey(other) === headerKey(title)
    const isFree = (target: number) => !columns.includes(target)
    const found =
      key === null
        ? titles.findIndex((other, target) => keys[target] === null && isLike(other) && isFree(target))
        : keys.findIndex((other, target) => other === key && (!MANY_COLUMNS.has(key) || isFree(target)))
    if (found < 0 && (key !== null || !titles.some(isLike))) {
      columns.push(titles.push(title) - 1)
      keys.push(key)
    } else columns.push(found)
  }
  return columns
}

/** Rows of a sheet that are no pets: titles again, headings of a section, counts. */

/** Of kinds of animals, never of one: a pet may be called 'Gata'. */
const GROUPS =
  /^(?:animales|mascotas|peludos|perr[oa]s|perrit[oa]s|canes|canin[oa]s|gat[oa]s|gatit[oa]s|michis|felin[oa]s|conejos|aves|cachorr[oa]s|bebes|jovenes|adult[oa]s|mayores|senior|seniors|geriatric[oa]s|machos|hembras|dogs|cats|puppies|kittens|animals|pets|males|females|total|totales|subtotal|subtotales|suma|promedio|cantidad|pagina|pag|hoja)$/
const BETWEEN =
  /^(?:de|del|en|la|el|las|los|y|e|a|para|hay|son|general|gran|sub|numero|nro|n|conteo|refugio|adopcion|disponibles|listado|lista|of|and|in)$/
const COUNT = /^\d*$/

/** @param cells with a letter or number somewhere */
function isNoPet(
  cells: readonly string[],
  titles: readonly string[],
  { keys }: Pick<Header, 'keys'>,
): boolean {
  const told = cells.flatMap((cell, at) => (cell === '' ? [] : [{ cell, at }]))
  if (told.some(({ cell }) => cell.length > MAX_TITLE)) return false
  const isTitles = told.length > 1 && told.every(({ cell, at }) => isSameTitle(cell, titles[at] ?? ''))
  const [only] = told
  const isOnlyKind = told.length === 1 && only !== undefined && keys[only.at] === 'type'
  // A sum without a label, or a row that was numbered in advance.
  const isNumber = told.every(
    ({ cell, at }) => keys[at] !== 'name' && COUNT.test(plain(cell).replaceAll(' ', '')),
  )
  const texts = told.map(({ cell }) => cell)
  return isTitles || isOnlyKind || isNumber || isCount(texts) || readHeading(texts) !== null
}

const isSameTitle = (cell: string, title: string): boolean =>
  headerKey(cell) !== '' && headerKey(cell) === headerKey(title)

/** 'PERROS', 'Total: 45', 'Perros: 12', 'Hembras' and '4' beside it: a number alone comes behind its label. */
function isCount(told: readonly string[]): boolean {
  if (told.some((cell) => cell.length > MAX_LABEL)) return false
  const words = told.map((cell) => plain(cell).split(' '))
  const isGroup = (cell: readonly string[] = []) => cell.some((word) => GROUPS.test(word))
  return (
    isGroup(words[0]) &&
    words.every((cell) => cell.every((word) => GROUPS.test(word) || BETWEEN.test(word) || COUNT.test(word)))
  )
}

/** Of what became of the animals below it. */
const STATES =
  /^(?:adopt(?:ad[oa]s?|ables?|ar|ed|ions?)|adopciones|fallecid[oa]s?|muert[oa]s?|deceased|qepd|reservad[oa]s?|preadoptad[oa]s?|entregad[oa]s?|bajas?|egres(?:os?|ad[oa]s?)|perdid[oa]s?|extraviad[oa]s?|robad[oa]s?|transferid[oa]s?|trasladad[oa]s?|ya|no|proceso|tramite|disponibles?|available|activ[oa]s?|hogar(?:es)?|temporal(?:es)?|transito|paso|refugio|con|familia|ano|mes)$/

/** Whether the pets below a heading, or in a sheet of this name, look for a family: 'ADOPTADOS 2024', 'Perros disponibles'. */
export function readHeading(told: readonly string[]): 'gone' | 'here' | null {
  if (told.some((cell) => cell.length > MAX_LABEL)) return null
  const text = told.join(' ')
  const isHeading = plain(text)
    .split(' ')
    .every((word) => STATES.test(word) || GROUPS.test(word) || BETWEEN.test(word) || COUNT.test(word))
  return isHeading ? readStatus(text) || null : null
}

/** Longer ones say more than how many there are. */
const MAX_LABEL = 60
