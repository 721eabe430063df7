import { attribute, targetsIn } from './workbook-xml'

/** Cells of a workbook that are merged downwards: each of their rows means what the first one says. */

export interface Merged {
  /** All by position, from 0 on; `last` included. */
  column: number
  first: number
  last: number
}

const MERGED = /<mergeCell\b[^<>]*?\bref\s*=\s*["']([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})["']/g

/** @param xml of a sheet. @param columnNumber 1 for 'A' */
export const mergedIn = (xml: string, columnNumber: (letters: string) => number): Merged[] =>
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
