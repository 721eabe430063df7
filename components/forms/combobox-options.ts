import { fold } from '@/lib/text'

export interface ComboboxOption {
  value: string
  label: string
  /** A second, quieter line: a region, a country. */
  detail?: string
  /** What stands at the right edge: '41 mascotas'. */
  note?: string
  /** The colours of a coat. */
  swatches?: readonly string[]
}

/** Where `typed` begins in a label, regardless of case and accents; -1 when it does not occur. */
const indexIn = (label: string, typed: string): number => fold(label).indexOf(fold(typed.trim()))

/** Lower is better: the label begins with it, a word of it does, it stands inside a word. */
function rankOf({ label }: ComboboxOption, typed: string): number {
  const at = indexIn(label, typed)
  return at <= 0 ? at : /[\s(]/.test(label[at - 1] ?? '') ? 1 : 2
}

/** The options whose label holds `typed`, the best matches first; all of them when nothing is typed. */
export function matchOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  if (typed.trim() === '') return [...options]
  const ranked = options.map((option) => ({ option, rank: rankOf(option, typed) }))
  return ranked
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}

/** The option whose label is exactly what was typed, regardless of case and accents. */
export const exactOption = (options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined =>
  options.find(({ label }) => fold(label) === fold(typed.trim()))

/** A label cut around the part that was typed, to make it bold; whole where folding changed its length. */
export function splitMatch(label: string, typed: string): [before: string, match: string, after: string] {
  const at = indexIn(label, typed)
  if (typed.trim() === '' || at < 0 || fold(label).length !== label.length) return [label, '', '']
  const end = at + fold(typed.trim()).length
  return [label.slice(0, at), label.slice(at, end), label.slice(end)]
}
