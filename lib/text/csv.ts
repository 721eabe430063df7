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

/** Spreadsheets expect ';' where the comma is the decimal separator. @param countryId of the reader */
export const separatorOf = (countryId: string | null): CsvSeparator => (countryId === 'PER' ? ',' : ';')

/**
 * RFC 4180 with a byte order mark, which spreadsheets need for accents. Numbers are not guarded; beside ';' their decimals
 * follow a comma.
 */
export function writeCsv(rows: readonly (readonly (string | number)[])[], separator: CsvSeparator): string {
  const figures = (value: number) => (separator === ';' ? String(value).replace('.', ',') : String(value))
  const cell = (value: string | number): string => {
    const text = typeof value === 'string' ? guard(value) : figures(value)
    return /["\n\r]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return `\uFEFF${rows.map((row) => row.map(cell).join(separator)).join('\r\n')}\r\n`
}

interface CsvText {
  rows: string[][]
  /** 1-based row of an unclosed quote. */
  openQuote: number | null
}

/** A line of Excel's own, also as other programs write it: quoted, with an empty cell for each column. */
const DECLARED = /^"?sep=([,;\t|])"?[,;\t|]*(?:\r\n|\n|\r|$)/i

const SEPARATORS = [',', ';', '\t', '|'] as const
/** Titles stand in one of these. */
const FIRST_ROWS = 10
const FIRST_CHARACTERS = 50_000

/** How much the first rows of a file look like those of the table that is meant; 0 for not at all. */
type Judge = (rows: readonly string[][]) => number

/**
 * RFC 4180 with commas, semicolons, tabs or upright lines. Quotes inside an unquoted cell are text.
 * @param judge decides the separator; where it knows nothing, it is the one that the first row with any has most of
 */
export function readCsv(text: string, judge?: Judge): CsvText {
  const declared = DECLARED.exec(text)
  const body = declared ? text.slice(declared[0].length) : text
  const guess = declared?.[1] ?? likeliestSeparator(body)
  if (!judge) return parse(body, guess)
  const start = body.slice(0, FIRST_CHARACTERS)
  const judged = [guess, ...SEPARATORS.filter((separator) => separator !== guess)].map((separator) => ({
    separator,
    score: judge(parse(start, separator, FIRST_ROWS).rows),
  }))
  const [best] = judged.toSorted((one, other) => other.score - one.score)
  return parse(body, best?.separator ?? guess)
}

function parse(body: string, separator: string, most = Number.POSITIVE_INFINITY): CsvText {
  const rows: string[][] = []
  let cells: string[] = []
  let cell = ''
  let quotedSince: number | null = null
  const endRow = () => {
    rows.push([...cells, cell])
    cells = []
    cell = ''
  }
  for (let at = 0; at < body.length && rows.length < most; at++) {
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
  const counts = new Map<string, number>(SEPARATORS.map((separator) => [separator, 0]))
  let isQuoted = false
  for (const char of text) {
    if (char === '"') isQuoted = !isQuoted
    if (isQuoted) continue
    if (char === '\n' || char === '\r') {
      if ([...counts.values()].some((count) => count > 0)) break
      continue
    }
    const count = counts.get(char)
    if (count !== undefined) counts.set(char, count + 1)
  }
  const [[best] = [',']] = [...counts].sort(([, one], [, other]) => other - one)
  return best
}
