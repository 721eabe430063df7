import type { Coat, PetType, Size, Tag } from '@/lib/text/vocabulary'
import { isUnknown, lookup, loose, plain, spellings } from './plain'

const SIZES = lookup<Size>({
  pequeño: `pequeño, pequeñito, peq, peque, pq, pqño, s, p, c, ch, chico, chiquito, small, mini, miniatura, muy pequeño, toy, xs, chiquitico, pequeñin,
    xxs, x small, extra small, extra chico, extra pequeño, bajo, enano, tiny, sm, small s, bien pequeño`,
  mediano:
    'mediano, medio, med, m, md, medium, mdno, mediana talla, talla mediana, normal, estandar, standard, mid, regular, medium m',
  grande: 'grande, gde, gd, gr, g, gran, l, lg, large, big, alto, grandote, large l, gdes',
  'extra grande': `extra grande, xl, xg, eg, xxl, x large, extra large, gigante, giant, muy grande, enorme, xlarge, extragrande,
    very large`,
})

/** Upper limits in kilograms of the site's first three sizes: `lib/text/copy/sizes.ts`. */
const KILOGRAMS: Record<Exclude<PetType, 'otro'>, readonly [number, number, number]> = {
  perro: [11.5, 27.5, 45],
  gato: [3, 5, 7],
}
const POUND = 0.453_592
const WEIGHT =
  /^(?:aprox\.? |unos )?(<|>|menos de|mas de|más de|hasta|de|entre)?\s*(\d{1,3}(?:[.,]\d+)?)(?:\s*(?:kg|kgs|k|lbs?)?\s*(?:-|–|a|y)\s*(\d{1,3}(?:[.,]\d+)?))?\s*(kg|kgs|kilos?|k|lbs?|pounds?|libras?)\b/

/**
 * Words and letters, or a weight: that of a puppy does not tell the adult’s size.
 * @returns '' for unknown, null for what is not understood
 */
export function readSize(typed: string, type: PetType, isGrown = true): Size | '' | null {
  if (isUnknown(typed)) return ''
  const meant = loose(typed)
  const known =
    sizeNamed(meant) ??
    sizeNamed(meant.replace(/^(tamano|tallo|razo|size) | (aprox|aproximado|estimado)$/g, ''))
  if (known) return known
  const weights = weightsIn(typed)
  if (weights && type !== 'otro') {
    if (!isGrown) return null
    const [from, to] = weights.map((weight) => sizeOf(weight, type))
    return from === to && from ? from : null
  }
  // 'Mediano (20 kg)', 'Medium (26-60 lbs)'
  return SIZES.get(loose(typed.replace(/\(.*?\)|\d.*$/g, ''))) ?? null
}

/** The size that was probably meant where weights leave two: of their middle. */
export function likelySize(typed: string, type: PetType): Size | null {
  const [from, to] = weightsIn(typed) ?? []
  return from === undefined || to === undefined || type === 'otro' ? null : sizeOf((from + to) / 2, type)
}

const sizeNamed = (meant: string): Size | undefined =>
  spellings(meant).flatMap((word) => SIZES.get(word) ?? [])[0]

/** In kilograms, from and to. Who writes 'menos de 10 kg' would name another number below half of it. */
function weightsIn(typed: string): [number, number] | null {
  const [, bound = '', first, second = first, unit = ''] = WEIGHT.exec(typed.trim().toLowerCase()) ?? []
  if (first === undefined || second === undefined) return null
  const [from = 0, to = 0] = [first, second].map(
    (number) => Number(number.replace(',', '.')) * (/^[lp]/.test(unit) ? POUND : 1),
  )
  if (/^(<|menos|hasta)/.test(bound)) return [to / 2, to]
  return /^(>|m[aá]s)/.test(bound) ? [from, from * 2] : [from, to]
}

function sizeOf(weight: number, type: Exclude<PetType, 'otro'>): Size {
  const [small, medium, large] = KILOGRAMS[type]
  if (weight <= small) return 'pequeño'
  if (weight <= medium) return 'mediano'
  return weight <= large ? 'grande' : 'extra grande'
}

const COATS = lookup<Coat>({
  'sin pelo': 'sin pelo, hairless, pelado, pelon, calvo, desnudo, pila, no tiene, viringo',
  corto:
    'corto, corta, short, liso, lacio, smooth, cortito, muy corto, cto, corto liso, corto y liso, liso y corto, rapado',
  mediano:
    'mediano, medio, medium, semilargo, semi largo, mid, intermedio, medium length, medio largo, med, semilong, media',
  largo: 'largo, long, lgo, muy largo, abundante, peludo, largo liso, largo y liso, largo y sedoso, longhair',
  ondulado: 'ondulado, wavy, ondas, ondeado',
  rizado: 'rizado, curly, crespo, enrulado, rulos, enrulados, colocho, chino, rizos, rulado',
})

/** 'Pelo corto', 'short hair', 'Semilargo'. '' for unknown, null for what is not understood. */
export function readCoat(typed: string): Coat | '' | null {
  if (isUnknown(typed)) return ''
  const known = coatNamed(loose(typed))
  if (known) return known
  const bare = loose(typed).replace(/\b(pelo|pelaje|manto|hair|haired|coat|de|length)\b/g, ' ')
  return coatNamed(bare.replace(/ +/g, ' ').trim()) ?? null
}

const coatNamed = (meant: string): Coat | undefined =>
  spellings(meant).flatMap((word) => COATS.get(word) ?? [])[0]

const TAGS = lookup<Tag>({
  amigable: `amigable, amistoso, sociable, friendly, social, amable, amigo, amiguero, loves people, people friendly, good with people,
    extrovertido, outgoing, confiado, bueno, carismatico, simpatico, afable, noble`,
  cariñoso: `cariñoso, mimoso, dulce, consentido, amoroso, affectionate, sweet, cuddly, loving, tierno, lap dog, lapcat, lap cat,
    afectuoso, regalon, faldero, besucon, abrazador, snuggly, melosa, meloso, loving companion`,
  protector: 'protector, guardian, protective, cuidador, buen guardian, guard, alerta, defensor',
  inteligente:
    'inteligente, smart, intelligent, listo, astuto, clever, obediente, vivo, vivaz, bright, aprende rapido, quick learner',
  divertido: `divertido, jugueton, juguetona, jugeton, jugetona, playful, alegre, activo, active, travieso, funny, energico, energetic, feliz, happy, fun,
    goofy, silly, inquieto, loco, loquito, con energia, mucha energia, high energy, curioso, curious, gracioso, jueguetero`,
  tranquilo: `tranquilo, calmado, calm, quiet, dormilon, sereno, relajado, relaxed, gentle, calmo, mellow, laid back, easygoing,
    easy going, low energy, apacible, suave, docil, mild, pacifico, perezoso, lazy, tranqui, callado`,
})

const SEPARATORS = /[,;|/\n.·•+&]| - |\s(?:y|e|pero|and|but)\s/i

/** The traits of the list, and the words that are none of them. */
export function readTags(typed: string, most: number): { tags: Tag[]; others: string[] } {
  const words = [...new Set(typed.split(SEPARATORS).map((word) => word.trim()))].filter(
    (word) => plain(word) !== '',
  )
  const read = words.slice(0, most).map((word) => ({ word, tags: tagsOf(word) }))
  return {
    tags: [...new Set(read.flatMap(({ tags }) => tags))],
    others: read.filter(({ tags }) => tags.length === 0).map(({ word }) => word),
  }
}

const NEGATION = /\b(no|nado|poco|sin|not|non)\b/
const MAX_PHRASE = 4

/** Of a short phrase each word: 'viejita tranquila'. */
function tagsOf(text: string): Tag[] {
  const whole = tagOf(text)
  if (whole) return [whole]
  const words = loose(text).split(' ')
  if (words.length > MAX_PHRASE || NEGATION.test(loose(text))) return []
  return words.flatMap((word) => tagNamed(word) ?? [])
}

function tagOf(word: string): Tag | null {
  const meant = loose(word)
  return (
    tagNamed(meant) ??
    tagNamed(meant.replace(/^(muy|super|bien|re|very|es|un poco|algo|bastante|perro|gato) /, '')) ??
    null
  )
}

/** Also in the plural, and as 'dormilona', 'cariñosita' and 'inteligentísima'. */
const tagNamed = (meant: string): Tag | undefined =>
  spellings(meant.replace(/isim(os?)$/, 'it$1'))
    .flatMap((word) => [word, word.replace(/([nr])o$/, '$1')])
    .flatMap((word) => TAGS.get(word) ?? [])[0]
