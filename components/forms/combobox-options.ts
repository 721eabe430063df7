import { fold } from '@/lib/text/text'

export interface ComboboxOption {
  value: string
  label: string
  detail?: string
  note?: string
  swatches?: readonly string[]
}

const indexIn = (label: string, typed: string): number => fold(label).indexOf(fold(typed.trim()))

/** Lower is better: 0 at the start, 1 at a word, 2 within; -1 is no match. */
function rankOf({ label }: ComboboxOption, typed: string): number {
  const at = indexIn(label, typed)
  return at <= 0 ? at : /[\s(]/.test(label[at - 1] ?? '') ? 1 : 2
}

export function matchOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  if (typed.trim() === '') return [...options]
  const ranked = options.map((option) => ({ option, rank: rankOf(option, typed) }))
  return ranked
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}

export const exactOption = (options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined =>
  options.find(({ label }) => fold(label) === fold(typed.trim()))

/** The option that this beginning of a word, of at least three letters, can only mean. */
export function onlyMatch(options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined {
  const found = options.filter((option) => [0, 1].includes(rankOf(option, typed)))
  return typed.trim().length >= 3 && found.length === 1 ? found[0] : undefined
}

/** Whether a whole label was typed that is no prefix of another. */
export const isComplete = (options: readonly ComboboxOption[], typed: string): boolean =>
  exactOption(options, typed) !== undefined &&
  options.filter(({ label }) => indexIn(label, typed) === 0).length === 1

/** Splits a label to highlight the match; not where folding changed its length. */
export function splitMatch(label: string, typed: string): [before: string, match: string, after: string] {
  const at = indexIn(label, typed)
  if (typed.trim() === '' || at < 0 || fold(label).length !== label.length) return [label, '', '']
  const end = at + fold(typed.trim()).length
  return [label.slice(0, at), label.slice(at, end), label.slice(end)]
}
