import { type Role, TEXT_ISSUES, type TextIssue } from '@/lib/text/vocabulary'
import { AMOUNT, CURRENCY, NO } from './amounts'
import { ADVANCES, DEMANDS, DEPOSIT } from './demand-words'
import { withoutDenials } from './denials'
import { HANDLES } from './handle-words'
import { UNIT, withoutHarmlessNumbers } from './harmless-numbers'
import { ACCOUNTS, PAYMENTS } from './payment-words'
import { NUMBER_WORD, readLetters, readNumbers, readText, TENS } from './readings'
import { AFTER_RENT, AND_ANIMALS, BEFORE_RENT, GOODS, SALES } from './sale-words'

/** Up to three separators of any kind between digits. */
const GAP = '[^\\p{L}\\p{N}]{0,3}'
/** Top-level domains that are no Spanish words: in 'duerme mucho.Me sigue' a sentence begins after the full stop. */
const TLD =
  'com|net|org|info|app|dev|page|link|shop|store|site|online|website|xyz|club|space|vip|live|blog|biz|tech|click|cloud|pe|ec|cl|mx|ar|co|uy|bo|py|cr|gt|hn|sv|io|us|ly|gg|ee'
/** Also a word: 'Cómodo en depto.Top con niños'. */
const TLD_WORD = 'top(?=\\s?(?:[,;:!?)/\\n]|\\.(?:\\s|$)|$))'
/** '[at]', '(punto)'. */
const bracketed = (words: string) => `\\s?[([{<]\\s?(?:${words})\\s?[)\\]}>]\\s?`
const AT = `(?:${bracketed('at|arroba|@')}|\\s(?:at|arroba)\\s)`
const DOT = `(?:\\.|${bracketed('\\.|dot|punto')}|\\s(?:dot|punto)\\s)`
/** Between the name of a price and its amount. */
const OF_PRICE =
  'de|del|la|el|los|las|lo|que|sus?|tus?|a convenir|[2-9]|ambos|pedimos|pido|cobro|cobramos|es|son|era|fue|sera|seria|serian|cubrir|gastos|por|para|cada|uno|una?|cubre|solo|apenas|unos|adopcion|rescate|recuperacion|esterilizacion|castracion|vacunas?|operacion|consulta|tratamiento|alimento|chip|transporte|traslado|envio|cachorros?|gatitos?|perritos?|solidari[oa]|simbolic[oa]|voluntari[oa]|minim[oa]|unic[oa]|total|final|mensual|aproximado'
/** Chilean and Argentine thousands; also a pet's name: 'Nació en 2022. Lucas es muy dulce', 'En 2020 Lucas llegó'. */
const LUCAS = `(?:lucas|luk(?:it)?as)(?=\\s?(?:[^\\s\\w]|\\n|$|(?:por|para|de|cada|el|la|lo|te|mas|en|y|o|nada|fijas|conversables?|negociables?)\\b))`
const EMAILS = [
  /[\w.+-]{1,64}\s?@\s?[\w-]{1,63}(\s?\.\s?[a-z]{2,})+/,
  new RegExp(`\\w${AT}[\\w-]{1,63}${DOT}(?:${TLD})\\b`),
  /\w\(a\)[\w-]{1,63}(\.|\(\.\)|\(punto\))[a-z]{2,}/,
  /\barroba\s?[)\]]?\s?(gmail|hotmail|outlook|yahoo|live|icloud|proton)/,
  /\b(gmail|hotmail|outlook|yahoo)\s?(\.|punto)\s?com\b/,
  /\b(gmail|hotmail|icloud|protonmail)\b|(\ben |\(a\)) ?(outlook|yahoo)\b/,
]

const LINKS = [
  /\bhttps?:|\bwww\s?\./,
  new RegExp(`\\b[a-z0-9-]{2,63}\\.(?:${TLD})(?:\\.[a-z]{2})?(?![a-z])`),
  new RegExp(`[a-z0-9](?:${bracketed('\\.|dot|punto')}|\\s(?:dot|punto)\\s)(?:${TLD})\\b`),
  new RegExp(`\\b[a-z0-9-]{2,63}\\.${TLD_WORD}`),
  /\b[a-z0-9-]{2,63}\.(ec|pe|ar|cl|co|mx|io|ly|me|es|tv|gl|gle|be|to|ai|im|so|eu|fyi)\/\S/,
  /\b(wa|t)\.me\b|\b(wa|t) me ?\/ ?\w|\bbit\.ly\b|[a-z0-9]\s\.\s?com\b/,
  ...HANDLES,
]

const VENDO = new RegExp(
  `(?<!\\b(?:${NO}|donde) (?:se |lo |la |los |las |le |les )?)\\b(?:(?:[vb]endo|[vb]endemos|(?:estoy|estamos) vendiendo)(?!(?: (?:(?:mis|nuestr[oa]s|unas|de|mucha) )?(?:${GOODS})| en (?:el|la|un|una|mi) (?:mercado|tienda|feria|calle|negocio|puesto|local))\\b${AND_ANIMALS})|se [vb]enden?|se estan? vendiendo)\\b`,
)

/** A sign or the short name of a currency beside a digit. */
const SIGNED =
  /\p{Sc}\s?\d|\d\s?\p{Sc}|\bs\/\.?\s?\d|\bb\/\.\s?\d|\b(?:usd?|u\$[sd]|ars|clp|cop|pen|bs)[.:]?\s?\$?\s?\d|\d\s?(?:u\$[sd]|us)(?![a-z0-9])|\b(?:dolares|soles|pesos)[:=]\s?\d/u
const PRICES = [
  SIGNED,
  new RegExp(`\\bq\\.?\\s?\\d{2,}(?![\\d.,]*\\s?${UNIT})`),
  new RegExp(`(?<![\\d.,])[.,]*\\d(?:[\\d.,]*\\d)?\\s?(?:mil )?(?:${CURRENCY})\\b`),
  new RegExp(
    `\\b(?:${NUMBER_WORD}|cien|ciento|[a-z]{3,6}cientos|quinientos|mil)\\s(?:mil )?(?:${CURRENCY})\\b`,
  ),
  new RegExp(`(?<!\\d|\\d[.,]|\\b(?:el|los|dia) )(?!(?:19|20)\\d\\d )\\d(?:[\\d.,]*\\d)? ?(?:mil )?${LUCAS}`),
  new RegExp(
    `\\b(?:cinco|diez|quince|(?:dieci|veinti)[a-z]{2,6}|${TENS.join('|')}|cien|[a-z]{3,6}cientos|quinientos|mil) ${LUCAS}`,
  ),
  VENDO,
  ...SALES,
]

/** One digit at a time, however far apart; then in groups. */
const DIGITS = [
  /(?<!\d)\d(?:[\s.\-–—_·]{1,20}\d(?!\d)){6}/,
  new RegExp(`(?<!\\d)\\+?(?:\\d${GAP}){6,14}\\d(?!\\d)`, 'u'),
]
const PHONES = [
  ...DIGITS,
  new RegExp(`(?:\\b${NUMBER_WORD}\\b(?:[\\s,.-]{0,3}|\\sy\\s)){7,}`),
  /\b(?:numero|telefono|cel(?:ular)?|whats ?app|wasap|wsp|contacto|datos)(?: (?!de\b)[a-z]{1,8}){0,3} en (?:la|una|las|mis?) (?:[a-z]{1,8} )?(?:fotos?|imagen)\b/,
]
/** Words between the parts of a number: '987 y luego 654', 'nueve ocho siete, y sigue: seis cinco'. */
const HOP = `(?:\\b(?:y|luego|despues|sigue|siguen|seguido|de|al|final|finalmente|mas|termina|acaba|empieza|comienza|en|con|l[oa]s|ultim[oa]s?|primer[oa]s?|por|coma|guion|punto|espacio)\\b[^\\p{L}\\p{N}\\n]{1,3})`
const TRIPLE = `\\d[ ,.-]{0,2}\\d[ ,.-]{0,2}\\d`
const CALLED =
  '(?:numero|nro|telefono|tel|cel|celular|movil|fono|contacto|(?:whats|wasap|wsp|wpp|llama|marca|agenda|anota)[a-z]{0,6})'
/** Matched against `readNumbers`. */
const DIALLED = [
  ...DIGITS,
  new RegExp(`\\b${CALLED}\\b[^\\d\\n]{0,30}\\d(?:${GAP}${HOP}{0,4}\\d){6}`, 'u'),
  new RegExp(`(?<!\\d)${TRIPLE}${GAP}${HOP}{1,4}${TRIPLE}${GAP}${HOP}{1,4}${TRIPLE}`, 'u'),
]

/** Amounts of money by a word for a price. Matched against `readNumbers`. */
const SUMS = [
  SIGNED,
  new RegExp(
    `\\b(?:pag(?:a[rns]?|amos|ue|uen)|cobr(?:o|a[rns]?|amos)|abon(?:a[rn]?|e)|pid(?:o|en)|pedimos|cuestan?|valen?)[\\s:]{1,2}(?:(?:unos|solo|los?|las?|me|nos|aqui|en total)\\s)?${AMOUNT}`,
  ),
  new RegExp(
    `(?<!\\b(?:${NO}) (?:(?:tienen?|hay|lleva|ningun|un|el) ){0,2})\\b(?:precio|(?<!\\b(?:me|te|le|nos|les) )costo|cuota|valor|tarifa)(?:[^\\w\\n.]{1,5}|[ :=(-]{1,3}(?:[a-z]{1,15}[ :=(-]{1,3})?(?:(?:${OF_PRICE})[ :=(-]{1,3}){0,5})${AMOUNT}`,
  ),
  new RegExp(
    `\\b(?:aporte|donativo|contribucion|colaboracion)(?: [a-z]{1,12}[oa])?(?: (?:es )?de |: ?)(?:solo )?${AMOUNT}`,
  ),
  new RegExp(
    `\\b(?=${DEPOSIT})${BEFORE_RENT}${DEPOSIT}(?: (?:es )?de |: ?| )(?:solo |unos )?${AMOUNT}${AFTER_RENT}|\\bseparar(?:l[oa]s?)? (?:con|por) ${AMOUNT}`,
  ),
  new RegExp(
    `\\b(?:transporte|traslado|envio|viaje|esterilizacion|castracion|operacion|vacunas?|chip|gastos)(?: [a-z]{1,10}){0,2} (?:necesit|requier|pid)[a-z]{1,4} (?:unos |solo )?${AMOUNT}`,
  ),
  /\b(?:por|son|entrego en) (?!(?:10|15|21|42) ?k)\d{2,3} ?(?:k|mil)(?= ?(?:[^\s\w]|\n|$|(?:por|cada|la|el|y)\b))/,
]

/** What is offered for money, or kept for money: a foundation may name what it has spent, but sells no animals. */
const OFFERS = [VENDO, ...SALES]

/** One way to read a text: with its words, with its numbers as digits, and both without what people deny of money. */
function readingOf(text: string) {
  const money = withoutDenials(text)
  return { text, numbers: readNumbers(text), money, sums: readNumbers(money) }
}

const readingsOf = (text: string) => {
  const plain = withoutHarmlessNumbers(readText(text))
  return [...new Set([plain, readLetters(plain)])].map(readingOf)
}

type Reading = ReturnType<typeof readingOf>

const isIn = (text: string) => (pattern: RegExp) => pattern.test(text)

const isFound: Record<TextIssue, (reading: Reading) => boolean> = {
  email: ({ text }) => EMAILS.some(isIn(text)),
  link: ({ text }) => LINKS.some(isIn(text)),
  bank: (reading) => isAccount(reading) || PAYMENTS.some(isIn(reading.money)),
  price: ({ money, sums }) => PRICES.some(isIn(money)) || [...SUMS, ...DEMANDS].some(isIn(sums)),
  phone: ({ text, numbers }) => PHONES.some(isIn(text)) || DIALLED.some(isIn(numbers)),
}
const isAccount = ({ text }: Reading) => ACCOUNTS.some(isIn(text))
const isOffer = ({ money, sums }: Reading) => OFFERS.some(isIn(money)) || ADVANCES.some(isIn(sums))

/**
 * Finds contacts, bank details or prices in a private person's text. Of foundations, whose contacts are public, only animals
 * for sale and money in advance. A coarse net: staff release false positives, visitors report what it misses.
 */
export function checkText(
  text: string,
  ownerRole: Role,
  issues: readonly TextIssue[] = TEXT_ISSUES,
): TextIssue | null {
  const readings = readingsOf(text)
  if (ownerRole !== 'user') return issues.includes('price') && readings.some(isOffer) ? 'price' : null
  return issues.find((issue) => readings.some(isFound[issue])) ?? null
}

/** The same in what families tell of a foundation, which may be that it asked for money: prices and banks are no offers. */
export function checkReview(text: string): TextIssue | null {
  return readingsOf(text).some(isAccount) ? 'bank' : checkText(text, 'user', ['email', 'link', 'phone'])
}

const checkOwn = (text: string) => checkText(text, 'user')

/** For `alsoCheck` of a form: the sentences of its texts in which `check` finds something. */
export const checkFields =
  (sentences: Readonly<Record<string, (issue: TextIssue) => string>>, check = checkOwn) =>
  (typed: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(sentences).flatMap(([name, sentenceOf]) => {
        const issue = check(typed[name] ?? '')
        return issue ? [[name, sentenceOf(issue)]] : []
      }),
    )
