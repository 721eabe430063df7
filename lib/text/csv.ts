/**
 * Where a spreadsheet would begin a formula, full-width signs included: at the start of a cell, and after a comma or
 * semicolon, in case it splits there. Guarded text counts too, so that `unguard` is exact.
 */
const FORMULA = /(^|[;,])(?=[\s']*[=+\-@＝＋－＠])/g
const GUARDED_FORMULA = /(^|[;,])'(?=[\s']*[=+\-@＝＋－＠])/g

/** `=1+1` → `'=1+1`, which spreadsheets show as text. */
export const guard = (text: string): string => text.replace(FORMULA, "$1'")

export const unguard = (text: string): string => text.replace(GUARDED_FORMULA, '$1')

export type CsvSeparator = ',' | ';' | '\t'

/** RFC 4180 with a byte order mark, which spreadsheets need for accents. Numbers are not guarded. */
export function writeCsv(
  rows: readonly (readonly (string | number)[])[],
  separator: CsvSeparator = ',',
): string {
  const cell = (value: string | number): string => {
    const text = typeof value === 'string' ? guard(value) : String(value)
    return /["\n\r]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return `\uFEFF${rows.map((row) => row.map(cell).join(separator)).join('\r\n')}\r\n`
}

interface CsvText {
  rows: string[][]
  /** 1-based row of an unclosed quote. */
  openQuote: number | null
}

/** A line of Excel's own. */
const DECLARED = /^sep=([,;\t|])(?:\r\n|\n|\r|$)/i

/** RFC 4180 with commas, semicolons, tabs or upright lines. Quotes inside an unquoted cell are text. */
export function readCsv(text: string): CsvText {
  const declared = DECLARED.exec(text)
  const body = declared ? text.slice(declared[0].length) : text
  const separator = declared?.[1] ?? likeliestSeparator(body)
  const rows: string[][] = []
  let cells: string[] = []
  let cell = ''
  let quotedSince: number | null = null
  const endRow = () => {
    rows.push([...cells, cell])
    cells = []
    cell = ''
  }
  for (let at = 0; at < body.length; at++) {
    const char = body.charAt(at)
    if (quotedSince !== null) {
      if (char !== '"') cell += char
      else if (body[at + 1] === '"') cell += body[at++]
      else quotedSince = null
    } else if (char === '"' && cell === '') quotedSince = rows.length + 1
    else if (char === separator) {
      cells.push(cell)
      cell = ''
    } else if (char === '\n' || char === '\r') {
      if (char === '\r' && body[at + 1] === '\n') at++
      endRow()
    } else cell += char
  }
  if (cell !== '' || cells.length > 0) endRow()
  return { rows, openQuote: quotedSince }
}

function likeliestSeparator(text: string): string {
  const counts = new Map<string, number>([',', ';', '\t', '|'].map((separator) => [separator, 0]))
  let isQuoted = false
  for (const char of text) {
    if (char === '"') isQuoted = !isQuoted
    if (isQuoted) continue
    if (char === '\n' || char === '\r') break
    const count = counts.get(char)
    if (count !== undefined) counts.set(char, count + 1)
  }
  const [[best] = [',']] = [...counts].sort(([, one], [, other]) => other - one)
  return best
}
