import { fold } from '@/lib/text/text'

export interface ComboboxOption {
  value: string
  label: string
  detail?: string
  note?: string
  swatches?: readonly string[]
  /** Other names that find it, by `nameKey`. */
  also?: readonly string[]
}

/** A name by its letters and digits: 'Bogotá, D. C.' and 'bogota dc' are one. */
export const nameKey = (name: string): string => fold(name).replace(/[^a-z0-9]+/g, '')

const indexIn = (label: string, typed: string): number => fold(label).indexOf(fold(typed.trim()))

/** Of other names, as a few letters begin many. */
const MIN_KEY = 3

/** Lower is better: 0 at the start, 1 at a word, 2 within, 3 at the start of another name; -1 is no match. */
function rankOf({ label, also = [] }: ComboboxOption, typed: string): number {
  const at = indexIn(label, typed)
  if (at >= 0) return at === 0 ? 0 : /[\s(]/.test(label[at - 1] ?? '') ? 1 : 2
  const key = nameKey(typed)
  return key.length >= MIN_KEY && also.some((name) => name.startsWith(key)) ? 3 : -1
}

/** 'La Plata' of 'La Plata, Buenos Aires'. */
const beforeComma = (typed: string): string => typed.split(',')[0] ?? ''

export function matchOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  if (typed.trim() === '') return [...options]
  const ranked = options
    .map((option) => ({ option, rank: rankOf(option, typed) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
  if (ranked.length > 0 || !typed.includes(',')) return ranked
  const named = exactOption(options, typed)
  return named ? [named] : []
}

const labelled = (options: readonly ComboboxOption[], typed: string) =>
  options.find(({ label }) => fold(label) === fold(typed.trim()))

/** By its label, else by another name, else by what stands before a comma. */
export function exactOption(options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined {
  const named = (text: string) => {
    const key = nameKey(text)
    return (
      labelled(options, text) ??
      options.find(({ label, also = [] }) => key !== '' && (nameKey(label) === key || also.includes(key)))
    )
  }
  return named(typed) ?? (typed.includes(',') ? named(beforeComma(typed)) : undefined)
}

/** The option that this beginning of a word, of at least three letters, can only mean. */
export function onlyMatch(options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined {
  const found = options.filter((option) => [0, 1].includes(rankOf(option, typed)))
  return typed.trim().length >= 3 && found.length === 1 ? found[0] : undefined
}

/** Whether a whole label was typed that is no prefix of another. */
export const isComplete = (options: readonly ComboboxOption[], typed: string): boolean =>
  labelled(options, typed) !== undefined &&
  options.filter(({ label }) => indexIn(label, typed) === 0).length === 1

/** Splits a label to highlight the match; not where folding changed its length. */
export function splitMatch(label: string, typed: string): [before: string, match: string, after: string] {
  const at = indexIn(label, typed)
  if (typed.trim() === '' || at < 0 || fold(label).length !== label.length) return [label, '', '']
  const end = at + fold(typed.trim()).length
  return [label.slice(0, at), label.slice(at, end), label.slice(end)]
}
