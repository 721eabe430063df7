import { inflect } from './inflect'
import { ADJECTIVES, isKnownNoun } from './known-words'

/** Folded participles; from seven letters on, as 'vida' and 'nido' are none. */
const PARTICIPLE = /^[a-z]{4,}[ai]d[oa]s?$/
const NO_PARTICIPLES = new Set(
  `comida bebida salida entrada llamada mirada patada jornada manada mercado soldado helado resultado apellido partido sentido`
    .split(' ')
    .flatMap((noun) => [noun, `${noun}s`]),
)

const ENDINGS = ['o', 'a', 'os', 'as']
const withEndings = (stem: string): string[] => ENDINGS.map((ending) => stem + ending)

/** Gender and number of an adjective in the masculine. */
function formsOfAdjective(word: string): string[] {
  if (word.endsWith('o')) return withEndings(word.slice(0, -1))
  if (/[ea]$/.test(word)) return [word, `${word}s`]
  const plural = `${word.replace(/z$/, 'c')}es`
  return /[oai]n$|or$/.test(word) ? [word, plural, `${word}a`, `${word}as`] : [word, plural]
}

/** A diminutive is also found by its plain forms: 'gordita', 'gordo'. */
const FORMS: ReadonlyMap<string, readonly string[]> = build()

function build(): Map<string, readonly string[]> {
  const map = new Map<string, readonly string[]>()
  for (const word of ADJECTIVES) {
    const plain = formsOfAdjective(word)
    for (const form of plain) if (!map.has(form)) map.set(form, plain)
    for (const form of inflect(word))
      if (!map.has(form)) map.set(form, [...withEndings(form.replace(/[oa]s?$/, '')), ...plain])
  }
  return map
}

/**
 * Forms of a folded word that a text search takes for one: of adjectives and participles gender and number, of nouns that
 * the lists know number alone, as 'casa' is no 'caso'. The word itself comes first; a word that is not known has no other.
 */
export function formsOf(word: string): string[] {
  return [...new Set([word, ...(FORMS.get(word) ?? otherForms(word))])]
}

function otherForms(word: string): string[] {
  if (PARTICIPLE.test(word) && !NO_PARTICIPLES.has(word)) return withEndings(word.replace(/[oa]s?$/, ''))
  if (!isKnownNoun(word)) return []
  if (/[aeo]s$/.test(word)) return [word.slice(0, -1), word.slice(0, -2)].filter(isKnownNoun)
  return [/[aeiou]$/.test(word) ? `${word}s` : `${word.replace(/z$/, 'c')}es`]
}
