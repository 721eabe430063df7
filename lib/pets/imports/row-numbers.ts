import { type Header, headerKey } from './header'

/** Columns that number the rows of a list: another list numbers its pets otherwise, so they are no codes. */

const NUMBER_SIGN = /^(?:n|no|nro|num|numero)$/
const NUMBER = /^\d{1,4}\.?$/

/** 'N°', where its cells count on from 1, perhaps anew in each section; null where there is none. */
export function rowNumberColumn(
  { keys, titles }: Header,
  rows: readonly { cells: readonly string[] }[],
): number | null {
  const at = keys.indexOf('code')
  if (at < 0 || !NUMBER_SIGN.test(headerKey(titles[at] ?? ''))) return null
  let before = 0
  for (const { cells } of rows) {
    const cell = cells[at] ?? ''
    if (cell === '') continue
    const number = NUMBER.test(cell) ? Number(cell.replace('.', '')) : Number.NaN
    if (number !== before + 1 && number !== 1) return null
    before = number
  }
  return at
}

/** Of codes that are the foundation's own. */
export function withoutRowNumbers(header: Header, rows: readonly { cells: readonly string[] }[]): Header {
  const column = rowNumberColumn(header, rows)
  return column === null
    ? header
    : { ...header, keys: header.keys.map((key, at) => (at === column ? null : key)) }
}
