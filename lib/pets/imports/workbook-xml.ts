import { decodeXML } from 'entities'

const RELATION = /<(?:\w+:)?Relationship\s([^<>]*)>/g

/** @param attributes of one element, as they are written. @param name a pattern, anchored. @returns '' where there is none */
const attribute = (attributes: string, name: RegExp): string => {
  const [, double, single] =
    new RegExp(`${name.source}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? []
  return decodeXML(double ?? single ?? '')
}

/** Where the parts and addresses are that a part names by an id. @param relations the XML of its `.rels` */
const targetsIn = (relations: string): ReadonlyMap<string, string> =>
  new Map(
    [...relations.matchAll(RELATION)].map(([, attributes = '']) => [
      attribute(attributes, /\bId/),
      attribute(attributes, /\bTarget/),
    ]),
  )

/** What a workbook shows of a cell, and its parts do not say: '0012' of 12, '3 meses' of 3, 'Ver foto' of an address. */

/** Of a number with an own format, or of a date without its year: '3-4' that a spreadsheet took for the 3rd of April. */
export type CellFormat = { before: string; digits: number; after: string } | 'day'

export interface Marked<Mark> {
  /** From 0 on. */
  row: number
  column: number
  mark: Mark
}

const NUMBER_FORMAT = /<numFmt\s([^<>]*)>/g
const FORMAT = /<xf\s([^<>]*)>/g
/** Of spreadsheet programs (Excel specifications and limits). */
const LONGEST_CODE = 255

/** 'd-mmm' (ECMA-376, part 1, section 18.8.30). */
const DAY_FORMAT = '16'

/** The formats that change what a cell says, by the number of its style. @param styles the XML of `styles.xml` */
export function cellFormats(styles: string): ReadonlyMap<string, CellFormat> {
  const formats = new Map<string, CellFormat | null>(
    [...styles.matchAll(NUMBER_FORMAT)].map(([, attributes = '']) => [
      attribute(attributes, /\bnumFmtId/),
      formatOf(attribute(attributes, /\bformatCode/).slice(0, LONGEST_CODE)),
    ]),
  ).set(DAY_FORMAT, 'day')
  const start = Math.max(0, styles.search(/<cellXfs\b/))
  const cells = styles.slice(start, styles.indexOf('</cellXfs>', start))
  const found = [...cells.matchAll(FORMAT)].flatMap(([, attributes = ''], at) => {
    const format = formats.get(attribute(attributes, /\bnumFmtId/)) ?? null
    return format === null ? [] : [[String(at), format] as const]
  })
  return new Map(found)
}

/** A text in quotes, an escaped sign, a space as wide as a sign, digits, a colour or language, another sign. */
const TOKEN = /"([^"]*)"|\\(.)|_(.)|([#0?.,]+|General)|\[[^\]]*\]|([\s\S])/g

function formatOf(code: string): CellFormat | null {
  const [first = ''] = code.split(';')
  const bare = first.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '').toLowerCase()
  if (/d/.test(bare) && /m/.test(bare)) return /[yahs]/.test(bare) ? null : 'day'
  const texts = ['', '']
  let digits: string | null = null
  for (const [, quoted, escaped, wide, number, other] of first.matchAll(TOKEN)) {
    const isKnown = other === undefined || /[\s()/:.,$+-]/.test(other)
    if (!isKnown || (number !== undefined && digits !== null)) return null
    if (number !== undefined) digits = number
    else texts[digits === null ? 0 : 1] += quoted ?? escaped ?? (wide === undefined ? (other ?? '') : ' ')
  }
  if (digits === null) return null
  const [before = '', after = ''] = texts
  const zeros = /^0{2,}$/.test(digits) ? digits.length : 0
  return zeros > 0 || /\p{L}/u.test(before + after) ? { before, digits: zeros, after } : null
}

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']
const NUMBER = /^\d+(?:\.\d+)?$/
const DATE = /^\d{4}-(\d\d)-(\d\d)$/

/** @param text of a number or a date; others are what they say */
export function formatted(text: string, format: CellFormat): string {
  if (format === 'day')
    return text.replace(DATE, (_, month, day) => `${Number(day)}-${MONTHS[Number(month) - 1]}`)
  if (!NUMBER.test(text)) return text
  return `${format.before}${text.padStart(format.digits, '0')}${format.after}`.trim()
}

const LINK = /<hyperlink\s([^<>]*)>/g
const FORMULA = /<c\s([^<>]*)>\s*<f(?:\s[^<>]*)?>([^<]*)<\/f>/g
const ADDRESS_IN_FORMULA = /^\s*(?:_xlfn\.)?(?:HYPERLINK|IMAGE)\(\s*"([^"]*)"/i
const PLACE = /^([A-Z]{1,3})(\d{1,7})/

/** 'A' is 1, 'AA' is 27. */
export const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => 26 * number + letter.charCodeAt(0) - 64, 0)

/** Addresses that cells lead to. @param relations the XML that says where links lead */
export function linksIn(xml: string, relations: string): Marked<string>[] {
  const targets = targetsIn(relations)
  const links = [...xml.matchAll(LINK)].map(([, attributes = '']) => ({
    place: attribute(attributes, /\bref/),
    address: targets.get(attribute(attributes, /:id/)) ?? '',
  }))
  const formulas = [...xml.matchAll(FORMULA)].map(([, attributes = '', formula = '']) => ({
    place: attribute(attributes, /\br/),
    address: ADDRESS_IN_FORMULA.exec(decodeXML(formula))?.[1] ?? '',
  }))
  return [...links, ...formulas].flatMap(({ place, address }) => {
    const [, letters = '', digits] = PLACE.exec(place) ?? []
    const isMeant = digits !== undefined && /^https?:\/\//i.test(address)
    return isMeant ? [{ row: Number(digits) - 1, column: columnNumber(letters) - 1, mark: address }] : []
  })
}

/** Cells of a workbook that are merged downwards: each of their rows means what the first one says. */

export interface Merged {
  /** All by position, from 0 on; `last` included. */
  column: number
  first: number
  last: number
}

const MERGED = /<mergeCell\b[^<>]*?\bref\s*=\s*["']([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})["']/g

/** @param xml of a sheet */
export const mergedIn = (xml: string): Merged[] =>
  [...xml.matchAll(MERGED)]
    .map(([, letters = '', first, last]) => ({
      column: columnNumber(letters) - 1,
      first: Number(first) - 1,
      last: Number(last) - 1,
    }))
    .filter(({ first, last }) => last > first)

/** Far more than the cells of all rows that an import may have. */
const MOST_FILLED = 200_000

/** The rows with what merged cells say in each of their rows that says something of its own. */
export function fillMerged(rows: readonly string[][], merged: readonly Merged[]): string[][] {
  const filled = rows.map((row) => [...row])
  const isTold = rows.map((row) => row.some((cell) => cell !== ''))
  let looked = 0
  for (const { column, first, last } of merged) {
    const value = rows[first]?.[column] ?? ''
    if (value === '') continue
    for (let at = first + 1; at <= Math.min(last, rows.length - 1); at++) {
      if (++looked > MOST_FILLED) return filled
      const row = filled[at]
      if (row && isTold[at] && (row[column] ?? '') === '') row[column] = value
    }
  }
  return filled
}

const SHEET = /<(?:\w+:)?sheet\s([^<>]*)>/g

export interface SheetPart {
  part: string
  isHidden: boolean
}

/** The parts with the sheets of a workbook, in its order. @param relations the XML that says where they are */
export function sheetParts(workbook: string, relations: string): SheetPart[] {
  const targets = targetsIn(relations)
  return [...workbook.matchAll(SHEET)].map(([, attributes = '']) => {
    const target = targets.get(attribute(attributes, /:id/)) ?? ''
    const isHidden = /hidden/i.test(attribute(attributes, /\bstate/))
    return { part: target.startsWith('/') ? target.slice(1) : `xl/${target}`, isHidden }
  })
}
