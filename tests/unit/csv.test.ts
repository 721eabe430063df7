import { describe, expect, it } from 'vitest'
import { guard, readCsv, unguard, writeCsv } from '@/lib/text/csv'

const rowsOf = (text: string) => readCsv(text).rows

/** Everything that means something to a reader of CSV, in every combination of three. */
const PARTS = ['', 'a', ' ', ',', ';', '\t', '"', "'", '=', '-', '\n', '\r\n', 'ñ']
const CELLS = PARTS.flatMap((a) => PARTS.flatMap((b) => PARTS.map((c) => a + b + c)))

describe('reading CSV', () => {
  it.each([
    ['commas', 'a,b\r\nc,d'],
    ['semicolons', 'a;b\nc;d\n'],
    ['tabs', 'a\tb\rc\td'],
    ['a separator that is declared', 'sep=;\r\na;b\r\nc;d\r\n'],
  ])('reads %s', (_name, text) => {
    expect(rowsOf(text)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })

  it('takes the separator that the first row has most of outside quotes', () => {
    expect(rowsOf('"a,b,c";d\n1;2,5')).toEqual([
      ['a,b,c', 'd'],
      ['1', '2,5'],
    ])
  })

  it.each(['"', 'a', '"a', ',', '"",'])('reads two megabytes of %j', (text) => {
    expect(rowsOf(text.repeat(2_000_000 / text.length)).length).toBeGreaterThan(0)
  })

  it('resolves quotes, with the line breaks in them, and keeps those inside words', () => {
    expect(rowsOf('"uno\ndos","di ""hola""",5" de alto\n"fin" ya,,')).toEqual([
      ['uno\ndos', 'di "hola"', '5" de alto'],
      ['fin ya', '', ''],
    ])
  })

  it('counts empty rows and names the row of a quote that is never closed', () => {
    expect(readCsv('a,b\n\n"c,d\ne,f')).toEqual({ rows: [['a', 'b'], [''], ['c,d\ne,f']], openQuote: 3 })
    expect(readCsv('')).toEqual({ rows: [], openQuote: null })
  })

  it.each([',', ';', '\t'] as const)('reads back every text that is written with %j', (separator) => {
    const rows = [['x', 'y'], ...CELLS.map((cell) => [cell, 'z'])]
    const read = rowsOf(writeCsv(rows, separator).slice(1))
    expect(read.map((cells) => cells.map(unguard))).toEqual(rows)
  })
})

describe('formulas', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    [' =1', "' =1"],
    ['＝1', "'＝1"],
    ["'=1", "''=1"],
    ["' -1", "'' -1"],
    ['Cola; =1+1', "Cola;' =1+1"],
    ['Cola,@a', "Cola,'@a"],
  ])('guards %j', (text, guarded) => {
    expect(guard(text)).toBe(guarded)
    expect(unguard(guarded)).toBe(text)
  })

  it.each(["'tis", 'a=1', '', "l'or", 'uno, dos; tres', 'a - b'])('leaves %j alone', (text) => {
    expect(guard(text)).toBe(text)
    expect(unguard(text)).toBe(text)
  })
})
