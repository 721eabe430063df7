import { type Header, headerKey, MAX_TITLE } from './header'
import { plain } from './words/plain'
import { readStatus } from './words/statuses'

/** Rows of a sheet that are no pets: titles again, headings of a section, counts. */

/** Of kinds of animals, never of one: a pet may be called 'Gata'. */
const GROUPS =
  /^(?:animales|mascotas|peludos|perr[oa]s|perrit[oa]s|canes|canin[oa]s|gat[oa]s|gatit[oa]s|michis|felin[oa]s|conejos|aves|cachorr[oa]s|bebes|jovenes|adult[oa]s|mayores|senior|seniors|geriatric[oa]s|machos|hembras|dogs|cats|puppies|kittens|animals|pets|males|females|total|totales|subtotal|subtotales|suma|promedio|cantidad|pagina|pag|hoja)$/
const BETWEEN =
  /^(?:de|del|en|la|el|las|los|y|e|a|para|hay|son|general|gran|sub|numero|nro|n|conteo|refugio|adopcion|disponibles|listado|lista|of|and|in)$/
const COUNT = /^\d*$/

/** @param cells with a letter or number somewhere */
export function isNoPet(
  cells: readonly string[],
  titles: readonly string[],
  { keys }: Pick<Header, 'keys'>,
): boolean {
  const told = cells.flatMap((cell, at) => (cell === '' ? [] : [{ cell, at }]))
  if (told.some(({ cell }) => cell.length > MAX_TITLE)) return false
  const isTitles = told.length > 1 && told.every(({ cell, at }) => isSame(cell, titles[at] ?? ''))
  const [only] = told
  const isOnlyKind = told.length === 1 && only !== undefined && keys[only.at] === 'type'
  // A sum without a label, or a row that was numbered in advance.
  const isNumber = told.every(
    ({ cell, at }) => keys[at] !== 'name' && COUNT.test(plain(cell).replaceAll(' ', '')),
  )
  const texts = told.map(({ cell }) => cell)
  return isTitles || isOnlyKind || isNumber || isCount(texts) || readHeading(texts) !== null
}

const isSame = (cell: string, title: string): boolean =>
  headerKey(cell) !== '' && headerKey(cell) === headerKey(title)

/** 'PERROS', 'Total: 45', 'Perros: 12', 'Hembras' and '4' beside it: a number alone comes behind its label. */
function isCount(told: readonly string[]): boolean {
  if (told.some((cell) => cell.length > MAX_LABEL)) return false
  const words = told.map((cell) => plain(cell).split(' '))
  const isGroup = (cell: readonly string[] = []) => cell.some((word) => GROUPS.test(word))
  return (
    isGroup(words[0]) &&
    words.every((cell) => cell.every((word) => GROUPS.test(word) || BETWEEN.test(word) || COUNT.test(word)))
  )
}

/** Of what became of the animals below it. */
const STATES =
  /^(?:adopt(?:ad[oa]s?|ables?|ar|ed|ions?)|adopciones|fallecid[oa]s?|muert[oa]s?|deceased|qepd|reservad[oa]s?|preadoptad[oa]s?|entregad[oa]s?|bajas?|egres(?:os?|ad[oa]s?)|perdid[oa]s?|extraviad[oa]s?|robad[oa]s?|transferid[oa]s?|trasladad[oa]s?|ya|no|proceso|tramite|disponibles?|available|activ[oa]s?|hogar(?:es)?|temporal(?:es)?|transito|paso|refugio|con|familia|ano|mes)$/

/** Whether the pets below a heading, or in a sheet of this name, look for a family: 'ADOPTADOS 2024', 'Perros disponibles'. */
export function readHeading(told: readonly string[]): 'gone' | 'here' | null {
  if (told.some((cell) => cell.length > MAX_LABEL)) return null
  const text = told.join(' ')
  const isHeading = plain(text)
    .split(' ')
    .every((word) => STATES.test(word) || GROUPS.test(word) || BETWEEN.test(word) || COUNT.test(word))
  return isHeading ? readStatus(text) || null : null
}

/** Longer ones say more than how many there are. */
const MAX_LABEL = 60
