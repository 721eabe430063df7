import { MAX_PET_NAME } from '@/lib/pets/schema'
import { formatCount } from '@/lib/text/numbers'
import { hasAtMost } from '@/lib/text/schema'
import { cutText } from '@/lib/text/text'
import { COMPANIONS, type PetType, type RowProblem } from '@/lib/text/vocabulary'
import { type LikenessIndex, likeliest, likenessIndex } from '@/lib/text/word-likeness'
import { type Named, suggestNames } from './cell-values'
import { type ColumnKey, headerOf } from './columns'
import { bareBreed } from './words/breeds'
import { namesNoColor } from './words/colors'
import { plain } from './words/plain'

/** Problems of cells, worded for the screen and the error file. */

const SHOWN_LENGTH = 80

const excerpt = (text: string): string =>
  text.length <= SHOWN_LENGTH ? text : `${cutText(text, SHOWN_LENGTH - 1)}…`

export const quote = (text: string) => `«${excerpt(text.replace(/\s+/g, ' '))}»`

/** 'Cachorro, Joven o Adulto'. */
const listed = (names: readonly string[]): string => DISJUNCTION.format(names)

/** Making one takes longer than using it. */
const DISJUNCTION = new Intl.ListFormat('es', { type: 'disjunction' })

export const problem = (key: ColumnKey, words: string, fix: string): RowProblem => ({
  column: headerOf(key),
  problem: words,
  fix,
})

export const EMPTY_CELL = 'La celda está vacía.'

const COMPANY: readonly ColumnKey[] = COMPANIONS

/** What sheets say that no value is, and the value that comes nearest. */
const HINTS: readonly [readonly ColumnKey[], RegExp, string][] = [
  [['gender'], /^(?!.*\b(?:camada|pareja|manada|mezcla|mixta|duda|rara)\b).*a$|^(he|fe|mu)/, 'Hembra'],
  [['gender'], /^(?!.*\b(?:grupo|trio|mixto|dudoso)\b).*o$|^(ma|ho|va)/, 'Macho'],
  [['coat'], /wire|wiry|duro|aspero|hirsuto|doble|double|rough/, 'Mediano'],
  [['coat'], /lanud|lanos|lanit|despein/, 'Largo'],
  [['size'], /^m\b/, 'Mediano'],
  [['size'], /^[gl]\b/, 'Grande'],
  [
    ['castrated'],
    /semana|mes|proxim|fecha|cuando|program|week|soon|proces|compromis|edad|turno|espera|pendient|\bno\b/,
    'No',
  ],
  [['specialNeeds'], /^(no|sin) /, 'Sí'],
  [
    ['specialNeeds'],
    /sano|saludable|ningun|normal|healthy|excelente|recuperad|curad|negativ|buen[ao] salud|buen estado|vacunad/,
    'No',
  ],
  [COMPANY, /^no .*(molest|problem|incomod|importa|muerde|hace nada)/, 'Sí'],
  [['houseTrained'], /casi|avanz|almost|proceso|aprend/, 'No'],
  [COMPANY, /^(muy )?(bien|excelente|perfecto|good|great)$|encant|\bama\b|loves/, 'Sí'],
  [COMPANY, /^(muy )?mal$|agres|muerde|persigue|grun|ataca|aggress/, 'No'],
]

const MOST_OPTIONS = 40

const labelIndexes = new Map<ColumnKey, LikenessIndex<string>>()

interface Choice {
  options: readonly string[]
  hasGuess: boolean
}

function byLikeness(key: ColumnKey, typed: string, labels: readonly string[]): Choice {
  const [, , hint] = HINTS.find(([keys, pattern]) => keys.includes(key) && pattern.test(plain(typed))) ?? []
  const index = labelIndexes.get(key) ?? likenessIndex(labels.map((item) => ({ item, names: [item] })))
  labelIndexes.set(key, index)
  // Of 'Sí, desde 8 años' the yes alone is not meant.
  const isCondition = COMPANY.includes(key) && plain(typed).includes(' ')
  const guesses = hint ? [hint] : isCondition ? [] : likeliest(index, typed.slice(0, MAX_TYPED), 1)
  return { options: [...new Set([...guesses, ...labels])], hasGuess: guesses.length > 0 }
}

const suggestion = (key: ColumnKey, type: PetType | '', typed: string, { options, hasGuess }: Choice) =>
  typed.length <= MAX_TYPED && options.length > 0
    ? { suggestion: { key, type, typed, options: [...options], hasGuess } }
    : {}

const NO_CHOICE: Choice = { options: [], hasGuess: false }

/** Longer texts are no words. */
export const MAX_TYPED = 80

/** @param guess the label that is probably meant; by likeness without one */
export const noSuchValue = (
  key: ColumnKey,
  type: PetType | '',
  typed: string,
  labels: readonly string[],
  guess: string | null,
): RowProblem => ({
  ...problem(key, typed === '' ? EMPTY_CELL : quote(typed), `Usa ${listed(labels)}.`),
  ...suggestion(key, type, typed, typed === '' ? NO_CHOICE : choiceOf(key, typed, labels, guess)),
})

const choiceOf = (key: ColumnKey, typed: string, labels: readonly string[], guess: string | null): Choice =>
  guess === null
    ? byLikeness(key, typed, labels)
    : { options: [...new Set([guess, ...labels])], hasGuess: true }

const SHOWN_NAMES = 3

export function noSuchName(
  key: ColumnKey,
  typed: string,
  entries: readonly Named[],
  list: string,
  type: PetType | '',
  others: readonly string[] = [],
): RowProblem {
  if (typed === '') return problem(key, EMPTY_CELL, `Elige de la lista de ${list}.`)
  const names = saysNothing(key, typed) ? [] : suggestNames(entries, typed, 5, type === '' ? undefined : type)
  const rest =
    entries.length <= MOST_OPTIONS ? entries : entries.filter(({ name }) => name.startsWith('Mestizo'))
  const options = new Set([...names, ...rest.map(({ name }) => name), ...others])
  const shown = names.slice(0, SHOWN_NAMES).map(quote)
  return {
    ...problem(
      key,
      `${quote(typed)} no está en la lista.`,
      shown.length > 0 ? `¿Quisiste decir ${listed(shown)}?` : `Elige de la lista de ${list}.`,
    ),
    ...suggestion(key, type, typed, { options: [...options], hasGuess: names.length > 0 }),
  }
}

/** 'Bicolor' names no colour, 'Perro' no breed. */
const saysNothing = (key: ColumnKey, typed: string): boolean =>
  (key === 'colorId' && namesNoColor(typed)) || (key === 'breedId' && bareBreed(typed) === '')

/** A name of a list, among options that are known. */
export const whichName = (key: ColumnKey, typed: string, list: string, choice: Choice): RowProblem => ({
  ...problem(key, `${quote(typed)} no está en la lista.`, `Elige de la lista de ${list}.`),
  ...suggestion(key, '', typed, { ...choice, options: choice.options.slice(0, MOST_OPTIONS) }),
})

/** A name that is too long, with as many of its words as a name may have. */
export function longName(typed: string, sentence: string): RowProblem {
  const refusedName = refused('name', typed, sentence)
  let short = ''
  for (const word of typed.replace(/\([^()]*\)/g, ' ').split(/\s+/)) {
    if (hasAtMost(`${short} ${word}`.trim(), MAX_PET_NAME)) short = `${short} ${word}`.trim()
    else break
  }
  const bare = short.replace(/(?:\s+(?:de|del|la|el|y|e|los|las))+$/i, '').replace(/[,;:/-]+$/, '')
  return {
    ...refusedName,
    ...suggestion('name', '', typed, { options: bare === '' ? [] : [bare], hasGuess: true }),
  }
}

/** A cell that the publish form would refuse. */
export const refused = (key: ColumnKey, typed: string, sentence: string): RowProblem =>
  problem(key, typed === '' ? EMPTY_CELL : wordsOf(key, typed), withStop(sentence))

const wordsOf = (key: ColumnKey, typed: string) =>
  key === 'description' ? `Tiene ${formatCount([...typed].length)} caracteres: ${quote(typed)}` : quote(typed)

const withStop = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)

export const photoProblem = (number: number, typed: string, fix: string): RowProblem => ({
  column: `Foto ${number}`,
  problem: excerpt(typed),
  fix,
})

export const problemsText = (problems: readonly RowProblem[]): string =>
  problems.map(({ column, problem: words, fix }) => `${column}: ${words} ${fix}`).join(' | ')
