import { type Header, headerKey, MAX_TITLE } from './header'
import { plain } from './words/plain'

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
  return isTitles || isOnlyKind || isNumber || isCount(told.map(({ cell }) => cell))
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

/** Longer ones say more than how many there are. */
const MAX_LABEL = 60
