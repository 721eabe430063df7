import type { PetType } from '@/lib/text/vocabulary'
import { loose } from './plain'

/**
 * Colours in any order and with any separator: a text becomes the set of basic colours it names, and so does every name
 * of the catalogue.
 */

const BASES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    negro: 'negro negrito negros black negrusco azabache prieto blk n',
    blanco: 'blanco blanquito blancos white nieve albino wht b',
    cafe: 'cafe cafecito marron marrones brown castano pardo carmelito brn chocolatado choco habano',
    chocolate: 'chocolate higado liver',
    gris: 'gris grises gray grey plomo plomizo ceniza cenizo gry grisaceo',
    azul: 'azul azulado blue',
    crema: 'crema cream marfil hueso ivory vainilla champagne champana',
    canela: 'canela cinnamon apricot albaricoque avellana caramelo damasco',
    arena: 'arena beige sand sable beis',
    dorado: 'dorado gold golden oro',
    leonado:
      'leonado amarillo yellow rubio suco rucio miel bayo fawn tan bronceado trigueno buff mono ambar dorado_claro',
    rojo: 'rojo rojizo red colorado alazan caoba ruby cobrizo cobre',
    naranja: 'naranja orange ginger anaranjado naranjo marmalade zanahoria',
    fuego: 'fuego rust',
    plateado: 'plateado plata silver',
    atigrado: 'atigrado tigrado tabby brindle barcino rayado romano tigre tigreado bardino',
    carey: 'carey tortie tortoiseshell torti concha',
    calico: 'calico',
    tricolor: 'tricolor tricolour tri tricolored',
    moteado:
      'moteado manchado manchas manchitas mancha pecas pintas spotted spots overo pintado pinto arlequin harlequin speckled ticked jaspeado',
    merle: 'merle mirlo',
    humo: 'humo smoke ahumado',
    lila: 'lila lilac',
    diluido: 'diluido dilute',
    punto: 'punto point siames puntos points',
    foca: 'foca seal',
    verde: 'verde green',
    oliva: 'oliva olive',
    sal: 'sal salt',
    pimienta: 'pimienta pepper',
    isabela: 'isabela isabella',
    esmoquin: 'esmoquin tuxedo smoking',
  }).flatMap(([base, words]) => words.split(' ').map((word) => [loose(word), base] as const)),
)

/** Abbreviations and breeds, which are colours in a column of colours alone. */
const NO_COLORS_ELSEWHERE = new Set(['n', 'b', 'siames', 'sal'])

/** Whether a word of a longer text names a colour. */
export const isColorWord = (word: string): boolean =>
  baseOf(loose(word)) !== undefined && !NO_COLORS_ELSEWHERE.has(loose(word))

/** Words for colours, in the masculine. */
export const colorWords = (): string[] => Object.keys(BASES).filter((word) => !NO_COLORS_ELSEWHERE.has(word))

/** Words that say where or how much. */
const FILLERS = new Set(
  `con c y e de del manto la el lo los color colores pelo pelaje pecho pata patas patitas cara cola panza vientre barriga puntas claro claros
  oscuro oscuros light dark and with on muy algo un poco tipo en todo casi principalmente mostly solid markings bicolor bi fondo
  lomo hocico orejas cuello base mas mixto combinado mezcla entero enteros completo total uniforme tortuga`
    .split(/\s+/)
    .map(loose),
)

/** 'Bicolor': which ones? */
export const namesNoColor = (typed: string): boolean =>
  loose(typed)
    .split(' ')
    .every((word) => FILLERS.has(word))

/** Also of plurals and diminutives: 'negros', 'marroncito'. */
function baseOf(word: string): string | undefined {
  const one = word.replace(/(os|s)$/, (end) => (end === 'os' ? 'o' : ''))
  const stem = one.replace(/c?ito$/, '').replace(/qu$/, 'c')
  return BASES[word] ?? BASES[one] ?? (stem === one ? undefined : (BASES[`${stem}o`] ?? BASES[stem]))
}

/** Several words for one colour, and one for several. */
const PHRASES: readonly [RegExp, string][] = [
  [/\bb\s*&\s*n\b/i, 'blanco negro'],
  [/\b(?:blanqui ?negr[oa]s?|vaquit[oa]s?|tipo vaca)\b/i, 'blanco negro'],
  [/\bcaf[eé] con leche\b/i, 'arena'],
  [/\bconcha de tortuga\b/i, 'carey'],
  // A shade, where nothing parts the two.
  [/\bblanc[oa]s? (?=(?:hueso|crema|marfil)\b)/i, ''],
  [/\b(blanc[oa]s?|gris) perla\b/i, '$1'],
]

/** The basic colours in the order typed; null if a word is no colour. */
export function baseColors(typed: string): string[] | null {
  const text = loose(
    PHRASES.reduce((all, [phrase, colors]) => all.replace(phrase, colors), typed).replace(/[&+]/g, ' '),
  )
  const words = text.split(' ').filter((word) => word !== '' && !FILLERS.has(word))
  const bases = words.map(baseOf)
  if (bases.length === 0 || bases.some((base) => base === undefined)) return null
  // 'Manto negro' is the black saddle of black and tan.
  if (/\bmanto negro\b/.test(text) && bases.length === 1) return ['negro', 'fuego']
  return [...new Set(bases.flatMap((base) => base ?? []))]
}

export const colorKey = (bases: readonly string[]): string => [...bases].sort().join('+')

/** Black first, or brown; a pale coat with black is one with a mask. */
const isBlackAndTan = (bases: readonly string[]) =>
  isPair(bases, 'negro', bases[0] === 'negro' ? WARM : ['cafe', 'canela', 'fuego'])

const WARM = ['cafe', 'canela', 'dorado', 'leonado', 'fuego', 'rojo', 'chocolate', 'arena', 'naranja']
const PALE = ['canela', 'dorado', 'leonado', 'rojo', 'naranja', 'arena', 'crema', 'fuego']
const ORANGE = ['naranja', 'leonado', 'dorado', 'rojo', 'canela']

type Reword = (bases: readonly string[]) => readonly string[]

const swap =
  (from: readonly string[], to: string): Reword =>
  (bases) => [...new Set(bases.map((base) => (from.includes(base) ? to : base)))]
const without =
  (dropped: string): Reword =>
  (bases) =>
    bases.length > 1 ? bases.filter((base) => base !== dropped) : bases
const isPair = (bases: readonly string[], one: string, others: readonly string[]) =>
  bases.length === 2 && bases.includes(one) && bases.some((base) => others.includes(base))

const always =
  (to: readonly string[], when: (bases: readonly string[]) => boolean): Reword =>
  (bases) =>
    when(bases) ? to : bases

/** What a species calls the same colours, tried one after another on the way to a name of its list. */
const REWORDS: Record<PetType, readonly Reword[]> = {
  perro: [
    always(['tricolor'], (bases) => bases.length > 1 && bases.includes('tricolor')),
    without('moteado'),
    swap(['chocolate'], 'cafe'),
    always(['negro', 'fuego'], isBlackAndTan),
    always(['blanco', 'canela'], (bases) => isPair(bases, 'blanco', PALE)),
    always(
      ['tricolor'],
      (bases) => bases.length === 3 && bases.includes('negro') && bases.includes('blanco'),
    ),
    always(['atigrado'], (bases) => bases.includes('atigrado')),
    always(['gris', 'azul'], (bases) => bases.length === 1 && bases.includes('azul')),
    always(['rojo'], (bases) => bases.length === 1 && bases.includes('naranja')),
    always(['azul', 'merle'], (bases) => bases.includes('merle') && bases.includes('azul')),
  ],
  gato: [
    // The commonest tabby.
    always(['atigrado', 'cafe'], (bases) => bases.length === 1 && bases.includes('atigrado')),
    always(['moteado'], (bases) => bases.includes('moteado') && !bases.includes('blanco')),
    always(['calico'], (bases) => bases.includes('calico') || bases.includes('tricolor')),
    always(['punto', 'foca'], (bases) => bases.length === 1 && bases.includes('punto')),
    always(['carey', 'diluido'], (bases) => bases.includes('carey') && bases.includes('diluido')),
    always(['carey'], (bases) => bases.length > 1 && bases.includes('carey') && !bases.includes('diluido')),
    always(['carey'], (bases) => isPair(bases, 'negro', ['naranja', 'rojo', 'leonado', 'dorado'])),
    always(['blanco', 'negro'], (bases) => bases.includes('esmoquin')),
    always(['atigrado', 'blanco'], (bases) => bases.includes('atigrado') && bases.includes('blanco')),
    (bases) =>
      bases.includes('atigrado')
        ? swap(ORANGE, 'naranja')(swap(['azul', 'plateado', 'negro'], 'gris')(bases))
        : bases,
    always(['blanco', 'naranja'], (bases) => isPair(bases, 'blanco', ORANGE)),
    always(['blanco', 'gris'], (bases) => isPair(bases, 'blanco', ['azul', 'plateado', 'humo'])),
    without('moteado'),
    always(['calico'], (bases) => bases.length === 3 && bases.includes('negro') && bases.includes('blanco')),
    always(
      ['naranja'],
      (bases) => bases.length === 1 && bases.some((base) => ORANGE.includes(base) && base !== 'canela'),
    ),
    always(['chocolate'], (bases) => bases.length === 1 && bases.includes('cafe')),
    always(['crema'], (bases) => bases.length === 1 && bases.includes('arena')),
  ],
  otro: [
    always(['tricolor'], (bases) => bases.length > 2 || (bases.length > 1 && bases.includes('tricolor'))),
    without('moteado'),
    swap(['chocolate'], 'cafe'),
    always(
      ['canela'],
      (bases) => bases.length === 1 && bases.some((base) => ['naranja', 'rojo', 'dorado'].includes(base)),
    ),
    always(['crema'], (bases) => bases.length === 1 && bases.includes('arena')),
    always(['blanco', 'cafe'], (bases) => isPair(bases, 'blanco', PALE)),
  ],
}

/** The colours as typed, and as each step of a species calls them on the way to its list. */
function reworded(bases: readonly string[], type: PetType): (readonly string[])[] {
  const steps = [bases]
  for (const reword of REWORDS[type]) steps.push(reword(steps.at(-1) ?? bases))
  return steps
}

/**
 * The keys that may stand for what was typed, best first; the last is the colour named first alone, for pairs that no
 * list has. Empty if a word is no colour.
 */
export function colorKeys(typed: string, type: PetType): string[] {
  const bases = baseColors(typed)
  if (!bases) return []
  const steps = reworded(bases, type)
  const first = bases.slice(0, 1)
  const alone = (steps.at(-1) ?? bases).length > 1 ? [first, ...reworded(first, type).slice(-1)] : []
  return [...new Set([...steps, ...alone].map(colorKey))]
}

/** Of a cat alone, files mean the commonest of several. */
const GUESSED = ['atigrado', 'punto']

/** The keys that one entry of the list means beyond doubt: without the commonest of several and the colour named first. */
export function certainColorKeys(typed: string, type: PetType): string[] {
  const bases = baseColors(typed)
  if (!bases || (type === 'gato' && bases.length === 1 && GUESSED.includes(bases[0] ?? ''))) return []
  return [...new Set(reworded(bases, type).map(colorKey))]
}
