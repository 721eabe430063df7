import { fold } from '@/lib/text/text'

/** Case, accents, hyphens and punctuation make no difference: '¡Al-Día!' → 'al dia'. */
export const plain = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9+]+/g, ' ')
    .trim()

/** Nor does gender: 'Criolla' → 'criollo'. */
export const loose = (text: string): string => plain(text).replace(/a\b/g, 'o').replace(/as\b/g, 'os')

/** 'uno, dos|tres' → the words of a list, as `loose` writes them. */
export const wordSet = (words: string): ReadonlySet<string> =>
  new Set(
    words
      .split(',')
      .map((word) => loose(word))
      .filter(Boolean),
  )

/** Words by value, as a lookup from the typed text. */
export function lookup<Value extends string>(words: Readonly<Record<Value, string>>): Map<string, Value> {
  const entries = Object.entries(words) as [Value, string][]
  return new Map(entries.flatMap(([value, list]) => [...wordSet(list)].map((word) => [word, value] as const)))
}

const UNKNOWN = wordSet(
  `no se, no sabe, no sabemos, no se sabe, nose, sin datos, sin dato, s d, sd, nd, n d, ns, nc, n c, ns nc, n s, u, unk,
  unknown, unsure, not known, not tested, no probado, no probada, sin testear, sin test, no testeado, a testear, por probar, no evaluado, sin probar, sin evaluar, por evaluar, desconocido,
  desconocida, no consta, no hay datos, sin informacion, sin info, indefinido, indeterminado, por definir, por confirmar,
  tbd, none given, not specified, sin especificar, no especificado, selective, selectivo, no test, not available`,
)
/** Not `loose`: 'NA' would read as 'no'. */
const NOT_APPLICABLE = ['n a', 'na', 'no aplica', 'no corresponde', 'not applicable']

/** Written to say that nobody knows: empty, '-', '?', 'S/D', 'desconocido'. */
export const isUnknown = (text: string): boolean => {
  const word = loose(text)
  return (word === '' && !/[✓✔☑✅✗✘❌✖]/u.test(text)) || word === '+' || UNKNOWN.has(word)
}

export const isNotApplicable = (text: string): boolean => NOT_APPLICABLE.includes(plain(text))
