/** A foundation's own codes, and what spreadsheets make of them: 001 → 1, 985141000000412 → 9,85E+14, 12-25 → dic-25. */

/** Case-insensitive, as the database compares codes. */
export const codeKey = (code: string): string => code.toLowerCase()

/** Without the zeros that spreadsheets take off; '' where there could be none. */
export const bareCode = (code: string): string => (/^\d+$/.test(code) ? code.replace(/^0+(?=\d)/, '') : '')

const SHORTENED = /^\d(?:[.,](\d+))?E\+\d+$/i

/** Of a long number a spreadsheet shows the first digits alone, and saves no more in a CSV. */
export const isShortened = (cell: string): boolean => SHORTENED.test(cell)

const GROUPED = /^(\d{1,3}(?:[.,\s'’]\d{3})+)(?:[.,]0+)?$/
const DECIMAL = /^\d+(?:[.,]\d+)?(?:E\+?\d{1,2})?$/i

/** What a cell may be as a number: '5.000' is five thousand, or five with decimals. */
export function numbersIn(cell: string): number[] {
  const [, grouped] = GROUPED.exec(cell) ?? []
  return [
    ...(grouped === undefined ? [] : [Number(grouped.replace(/\D/g, ''))]),
    ...(DECIMAL.test(cell) ? [Number(cell.replace(',', '.'))] : []),
  ]
}

/** All that a spreadsheet keeps of a number, less one: its last digit may be rounded. */
const MOST_DIGITS = 14

/** A number with zeros before it is what people wrote. */
function isSameNumber(cell: string, code: string): boolean {
  if (/^0\d+$/.test(cell)) return false
  const [short, decimals = ''] = SHORTENED.exec(cell) ?? []
  const digits = short === undefined ? MOST_DIGITS : decimals.length
  const wholes = numbersIn(code).map((number) => number.toExponential(digits))
  return numbersIn(cell).some((number) => wholes.includes(number.toExponential(digits)))
}

const DATE = /^\d{1,4}[-/.]\d{1,4}(?:[-/.]\d{1,4})?$/
const NAMED_MONTH =
  /^(?:\d{1,2}[-/. ])?(?:ene|jan|feb|mar|abr|apr|may|jun|jul|ago|aug|sep|set|oct|nov|dic|dec)[a-z]*\.?(?:[-/. ]\d{2,4})?$/i

const shapeOf = (text: string): string => text.replace(/\d/g, '9')

/** Whether a cell is what a spreadsheet made of a code: poorer, never with more zeros. */
export function isDamagedCode(cell: string, code: string): boolean {
  if (codeKey(cell) === codeKey(code)) return false
  const isDate = DATE.test(code) && (DATE.test(cell) || NAMED_MONTH.test(cell))
  return isSameNumber(cell, code) || (isDate && shapeOf(cell) !== shapeOf(code))
}
