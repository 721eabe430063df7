import { fold } from '@/lib/text/text'

/** Case, accents, hyphens and punctuation make no difference: '¡Al-Día!' → 'al dia'. */
export const plain = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9+]+/g, ' ')
    .trim()

/** As `plain`, and a final -a, -as becomes -o, -os: 'Criolla' → 'criollo', but also 'todavía' → 'todavio'. */
export const loose = (text: string): string => plain(text).replace(/a\b/g, 'o').replace(/as\b/g, 'os')

/** As typed and without plural, diminutive or augmentative: 'grandotes' → 'grande', 'cortico' → 'corto'. */
export function spellings(loosened: string): string[] {
  const one = loosened.replace(/s$/, '')
  const stem = one.replace(/(?:c?it|ic|ot|ill)[oe]$/, '')
  const stems = stem === one ? [] : [`${stem}o`, `${stem}e`]
  return [loosened, one, loosened.replace(/es$/, ''), ...stems]
}

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

/** 'No lo sabemos', 'aún no se ha evaluado', 'sin confirmar': in the words of sentences. */
const UNKNOWN_SENTENCE = new RegExp(
  `^(?!.*\\d)(?:${[
    '(?:(?:aun|todavia|la verdad) )*no (?:(?:aun|todavia|lo|la|le|les|los|se|nos|hemos|ha|han|he|sido|esta|estamos|fue|hay|tenemos|tiene|tengo) )*(?:sab\\w+|sepa\\w*|conoc\\w+|consta|probad[oa]s?|probamos|testead[oa]s?|tested|evaluad[oa]s?|verificad[oa]s?|confirmad[oa]s?|determinad[oa]s?|comprobad[oa]s?|averiguad[oa]|datos?|info|informacion|idea|registrad[oa]s?|registros?|especific\\w+|definid[oa]s?|seguros?)\\b',
    '(?:(?:aun|todavia|la verdad) )*no (?:lo |la )?se$',
    '(?:se )?desconoc\\w+',
    'sin (?:datos?|info|informacion|probar|evaluar|confirmar|saber|conocer|verificar|definir|especificar)$',
    '(?:por|a|falta|pendiente de|pendiente por) (?:probar|confirmar|evaluar|definir|determinar|verificar|averiguar|ver|testear)$',
    'ni idea|quien sabe|tbc$|(?:i )?(?:don t|do not) know|not (?:known|sure)$|no idea',
  ].join('|')})`,
)

/** For marks that alone say yes or no, see `answers.ts`. */
export const TICK = /[✓✔☑✅√👍👌🆗]/u
export const CROSS = /[✗✘❌✖👎🚫⛔]/u
/** Some mean yes by it, and some no; fractions are numbers. */
const UNSURE_MARK = /[×☒⊠❎½¼¾⅓⅔]/u

/** Written to say that nobody knows: empty, '-', '?', 'S/D', 'desconocido'. */
export const isUnknown = (text: string): boolean => {
  const words = plain(text)
  const word = loose(words)
  const isBlank = word === '' && ![TICK, CROSS, UNSURE_MARK].some((mark) => mark.test(text))
  return isBlank || word === '+' || UNKNOWN.has(word) || UNKNOWN_SENTENCE.test(words)
}

export const isNotApplicable = (text: string): boolean => NOT_APPLICABLE.includes(plain(text))

const NO_NAME =
  /^(?:s n|sn|s nombre|sin nombre(?: aun| todavia)?|no tiene(?: nombre)?(?: aun| todavia)?|aun sin nombre|todavia sin nombre|n n|nn|por definir|sin definir|no name|unnamed|s d|n a)?$/

/** 'S/N', 'Sin nombre', 'NN', '-': nobody has named it. */
export const isNoName = (text: string): boolean =>
  !/[\p{L}\p{N}]/u.test(text) || (plain(text) !== '' && NO_NAME.test(plain(text)))
