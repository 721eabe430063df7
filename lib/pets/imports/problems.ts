import type { RowProblem } from '@/lib/text/vocabulary'
import { type Named, suggestNames } from './cell-values'
import { type ColumnKey, headerOf } from './columns'

/** Problems of cells, worded for the screen and the error file. */

const SHOWN_LENGTH = 80

/** Truncates; never half an emoji, which the database refuses. */
const excerpt = (text: string): string =>
  text.length <= SHOWN_LENGTH ? text : `${text.slice(0, SHOWN_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`

export const quote = (text: string) => `«${excerpt(text.replace(/\s+/g, ' '))}»`

/** 'Cachorro, Joven o Adulto'. */
const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('es', { type: 'disjunction' }).format(names)

export const problem = (key: ColumnKey, words: string, fix: string): RowProblem => ({
  column: headerOf(key),
  problem: words,
  fix,
})

export const EMPTY_CELL = 'La celda está vacía.'

export const noSuchValue = (key: ColumnKey, typed: string, labels: readonly string[]): RowProblem =>
  problem(key, typed === '' ? EMPTY_CELL : quote(typed), `Usa ${listed(labels)}.`)

export function noSuchName(
  key: ColumnKey,
  typed: string,
  entries: readonly Named[],
  list: string,
): RowProblem {
  if (typed === '') return problem(key, EMPTY_CELL, `Elige de la lista de ${list}.`)
  const names = suggestNames(entries, typed).map(quote)
  return problem(
    key,
    `${quote(typed)} no está en la lista.`,
    names.length > 0 ? `¿Quisiste decir ${listed(names)}?` : `Elige de la lista de ${list}.`,
  )
}

/** A cell that the publish form would refuse. */
export const refused = (key: ColumnKey, typed: string, sentence: string): RowProblem =>
  problem(key, typed === '' ? EMPTY_CELL : wordsOf(key, typed), withStop(sentence))

const wordsOf = (key: ColumnKey, typed: string) =>
  key === 'description' ? `Tiene ${[...typed].length} caracteres: ${quote(typed)}` : quote(typed)

const withStop = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)

export const photoProblem = (number: number, typed: string, fix: string): RowProblem => ({
  column: `Foto ${number}`,
  problem: excerpt(typed),
  fix,
})

export const problemsText = (problems: readonly RowProblem[]): string =>
  problems.map(({ column, problem: words, fix }) => `${column}: ${words} ${fix}`).join(' | ')
