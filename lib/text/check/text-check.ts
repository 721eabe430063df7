import { readableLetters } from '@/lib/text/look-alikes'
import { type Role, TEXT_ISSUES, type TextIssue } from '@/lib/text/vocabulary'
import { MONTH_NAME, UNIT, withoutHarmlessNumbers } from './harmless-numbers'
import { AFTER_RENT, AND_ANIMALS, BEFORE_RENT, GOODS, SALES } from './sale-words'

/** Circled digits that NFKC keeps: first code point of a run, and its number. */
const CIRCLED = [
  { first: 0x24eb, last: 0x24f4, shows: 11 },
  { first: 0x24f5, last: 0x24fe, shows: 1 },
  { first: 0x24ff, last: 0x24ff, shows: 0 },
  { first: 0x2776, last: 0x277f, shows: 1 },
  { first: 0x2780, last: 0x2789, shows: 1 },
  { first: 0x278a, last: 0x2793, shows: 1 },
]

const ONES = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve']
const TEENS = ['diez', 'once', 'doce', 'trece', 'catorce', 'quince']
const TENS = ['veinte', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa']
const HUNDREDS = ['cien', 'doscientos', 'trescientos', 'cuatrocientos', 'quinientos', 'seiscientos']

/** Without 'una', which is far more often an article. */
const NUMBERS = new Map<string, string>([
  ...ONES.map((word, index) => [word, String(index)] as const),
  ...TEENS.map((word, index) => [word, String(10 + index)] as const),
  ...TENS.map((word, index) => [word, String(20 + 10 * index)] as const),
  ...HUNDREDS.map((word, index) => [word, String(100 * (index + 1))] as const),
  ...ONES.slice(1).flatMap((word, index) => [
    [`dieci${word}`, String(11 + index)] as const,
    [`veinti${word}`, String(21 + index)] as const,
  ]),
])

/** As people read it (`readableLetters`), with circled digits and full stops of every style as ASCII. */
const readText = (text: string): string =>
  readableLetters(text)
    .replace(/[\u24eb-\u24ff\u2776-\u2793]/g, circledNumber)
    .replace(/。/g, '.')

/** Converts number words and look-alike letters ('3OO', 'O1') to digits. */
function readNumbers(plain: string): string {
  return plain
    .replace(/[\p{L}\p{N}|]+/gu, (word) => NUMBERS.get(word) ?? digitsOf(word))
    .replace(/\b([2-9])0 y ([1-9])\b/g, '$1$2')
    .replace(/\bdoble (\d)\b/g, '$1$1')
    .replace(/\btriple (\d)\b/g, '$1$1$1')
}

function digitsOf(word: string): string {
  if (!/\d/.test(word) || /[^0-9oil|]/.test(word)) return word
  return word.replace(/o/g, '0').replace(/[il|]/g, '1')
}

function circledNumber(symbol: string): string {
  const code = symbol.codePointAt(0) ?? 0
  const run = CIRCLED.find(({ first, last }) => code >= first && code <= last)
  return run ? String(run.shows + code - run.first) : symbol
}

const CURRENCY =
  'usd|usdt|dolar(?:es)?|pesos?|soles|euros?|ars|clp|cop|pen|mxn|uyu|crc|gtq|hnl|dop|pyg|bs|bolivianos|bolivares|quetzal(?:es)?|colones|lempiras|cordobas|guaranies|balboas'
/** Up to three separators of any kind between digits. */
const GAP = '[^\\p{L}\\p{N}]{0,3}'
const NUMBER_WORD = `(?:${[...ONES, 'una', ...TEENS].join('|')}|(?:dieci|veinti)[a-z]{2,6}|${TENS.join('|')})`
const AFTER_NETWORK =
  'ayer|hoy|tambien|antes|despues|ahora|siempre|tampoco|juntos|gracias|donde|cuando|jaja|jajaja|privad[oa]|personal|public[oa]|nuev[oa]|viej[oa]|abiert[oa]|mio|igual|aparte|falso|lind[oa]|mejor|nada|real|lent[oa]|(?:in)?activ[oa]|seri[oa]|aburrid[oa]|reciente|profesional|interesante|verdader[oa]|autentic[oa]|conocid[oa]|desactivad[oa]|bloquead[oa]|[a-z]{3,12}mente'
const NETWORK = '(?:instagram|insta|ig|facebook|fb|tik ?tok|telegram|twitter)'

/** Nothing but the end of a sentence follows. */
const HANDLE_ALONE = '[a-z0-9]{4,30}(?=\\s?(?:[,;)\\n]|\\.(?:\\s|$)|$))'

/** Top-level domains that are no Spanish words: in 'duerme mucho.Me sigue' a sentence begins after the full stop. */
const TLD =
  'com|net|org|info|app|dev|page|link|shop|store|site|online|website|xyz|club|space|vip|live|blog|biz|tech|click|cloud|pe|ec|cl|mx|ar|co|uy|bo|py|cr|gt|hn|sv|io|us|ly|gg|ee'
/** Also a word: 'Cómodo en depto.Top con niños'. */
const TLD_WORD = 'top(?=\\s?(?:[,;:!?)/\\n]|\\.(?:\\s|$)|$))'
/** '[at]', '(punto)'. */
const bracketed = (words: string) => `\\s?[([{<]\\s?(?:${words})\\s?[)\\]}>]\\s?`
const AT = `(?:${bracketed('at|arroba|@')}|\\s(?:at|arroba)\\s)`
const DOT = `(?:\\.|${bracketed('\\.|dot|punto')}|\\s(?:dot|punto)\\s)`
/** What may follow an amount, but not the thing that is counted: '50 por cachorro', '50.', but '12 latas'. */
const AFTER_AMOUNT = `(?=\\s?(?:(?:mil|k|de(?! ${MONTH_NAME}| 10\\b)|por(?! ?ciento)|para|al?(?!\\s?\\d)|[oy](?!\\s?\\d)|del|el|la|cada|mas|en|no|con|sin|incluye|ya|solamente|conversables?|negociables?|aprox\\w*|solo|fijos?|pero|va|minimo|maximo)\\b|[^\\s\\w%./:-]|[./:-](?!\\d)|\\n|$))`
const AMOUNT = `\\d{2,}(?:[.,]\\d+)*(?: ?(?:a|o|y|-) ?\\d+(?:[.,]\\d+)*)?${AFTER_AMOUNT}`
/** Between the name of a price and its amount. */
const OF_PRICE =
  'de|del|la|el|los|las|lo|que|sus?|tus?|a convenir|[2-9]|ambos|pedimos|pido|cobro|cobramos|es|son|era|fue|sera|seria|serian|cubrir|gastos|por|para|cada|uno|una?|cubre|solo|apenas|unos|adopcion|rescate|recuperacion|esterilizacion|castracion|vacunas?|operacion|consulta|tratamiento|alimento|chip|transporte|traslado|envio|cachorros?|gatitos?|perritos?|solidari[oa]|simbolic[oa]|voluntari[oa]|minim[oa]|unic[oa]|total|final|mensual|aproximado'
const DEPOSIT = '(?:sena|anticipo|adelanto|deposito|reserva|enganche)'
const NO = 'no|ni|nunca|jamas|tampoco|nadie|sin|ningun|cero'
/** Chilean and Argentine thousands; also a pet's name: 'Nació en 2022. Lucas es muy dulce', 'En 2020 Lucas llegó'. */
const LUCAS = `lucas(?=\\s?(?:[^\\s\\w]|\\n|$|(?:por|para|de|cada|el|la|lo|te|mas|en|y|o|nada|fijas|conversables?|negociables?)\\b))`
/** A transfer of an animal, or one that somebody tells of. */
const TAKEN_TO =
  '(?:[a-z]{1,8} ){0,2}(?:ciudad|casa|hogar|famili|clinica|veterinari|hospital|laboratorio|farmacia|refugio|albergue|provincia|pais|departamento|finca|adoptante)'

/** Matched against `readText`: lower case, no accents, ASCII digits. */
const PATTERNS: Record<TextIssue, RegExp[]> = {
  email: [
    /[\w.+-]{1,64}\s?@\s?[\w-]{1,63}(\s?\.\s?[a-z]{2,})+/,
    new RegExp(`\\w${AT}[\\w-]{1,63}${DOT}(?:${TLD})\\b`),
    /\w\(a\)[\w-]{1,63}(\.|\(\.\)|\(punto\))[a-z]{2,}/,
    /\barroba\s?[)\]]?\s?(gmail|hotmail|outlook|yahoo|live|icloud|proton)/,
    /\b(gmail|hotmail|outlook|yahoo)\s?(\.|punto)\s?com\b/,
    /\b(gmail|hotmail|icloud|protonmail)\b|(\ben |\(a\)) ?(outlook|yahoo)\b/,
  ],
  link: [
    /\bhttps?:|\bwww\s?\./,
    new RegExp(`\\b[a-z0-9-]{2,63}\\.(?:${TLD})(?:\\.[a-z]{2})?(?![a-z])`),
    new RegExp(`[a-z0-9](?:${bracketed('\\.|dot|punto')}|\\s(?:dot|punto)\\s)(?:${TLD})\\b`),
    new RegExp(`\\b[a-z0-9-]{2,63}\\.${TLD_WORD}`),
    /\b[a-z0-9-]{2,63}\.(ec|pe|ar|cl|co|mx|io|ly|me|es|tv|gl|gle|be|to|ai|im|so|eu|fyi)\/\S/,
    /\b(wa|t)\.me\b|\bbit\.ly\b|[a-z0-9]\s\.\s?com\b/,
    // Handle on another network.
    /(^|[^\w@.])@[a-z0-9][\w.]{2,}/,
    new RegExp(
      `\\b${NETWORK}(?:\\s?[:=]\\s?[a-z0-9]{3}|[^a-z0-9]{1,3}[a-z0-9]{1,30}[._][a-z0-9]|[^a-z0-9]{1,3}arroba\\b)`,
    ),
    new RegExp(
      `(?<!\\b(?:en|por|de|del) (?:su |mi |el )?)\\big (?:es |como )?(?!(?:${AFTER_NETWORK})\\b)${HANDLE_ALONE}`,
    ),
    // A short word without a digit describes the account: 'Mi Instagram es activo'.
    new RegExp(
      `\\b(?:mi|nuestro|el) ${NETWORK} (?:es|como) (?!(?:${AFTER_NETWORK})\\b)(?:(?=[a-z]{0,30}\\d|[a-z]{8})${HANDLE_ALONE}|[a-z0-9]{1,30}[._][a-z0-9])`,
    ),
  ],
  bank: [
    /\bcuentas? (de ahorros?|corriente|bancaria|rut|vista)\b|\bcuenta\s?(n[ro°]{0,2})?[.:]?\s?\d{4,}/,
    /\bnumero de cuenta\b|\b(cbu|cvu|cci|iban|clabe)\b/,
    new RegExp(`\\btransferencias? (?:bancaria|al? (?!${TAKEN_TO}))`),
    /\bdeposit(ar|a|ame|en) (a|en) (la|mi|nuestra) cuenta\b/,
    /(?<!\b(?:llama[ns]?|llamo|llamaba|llamad[oa]|nombre(?: es)?) )\b(yape|yapear|plin|nequi|daviplata|paypal|mercado ?pago|bizum|western union|deuna)\b/,
    /\b(zelle|binance|venmo|cash ?app|bitcoin|usdt|sinpe|transfiya|pago ?movil|tigo money)\b/,
    // Of Argentine accounts; of a pet it is a nickname.
    /\balias\s?[:=]?\s?(?:(?:de )?(?:mp|mercado|cbu|cvu|bancario)\b|[a-z0-9]{2,20}[.-][a-z0-9]{2,20}[.-][a-z0-9]{2})/,
    // A pet may be called Pix.
    /\b(llave|clave|por|via|acepto|aceptamos|recibo|recibimos) pix\b|\bpix\s?[:=]/,
    /\b(pag|deposit|transf|aport|don)[a-z]{0,12}\s(?:[a-z]{1,12}\s){0,3}pix\b/,
    /(?<!\d)(\d[ -]?){16,24}(?!\d)/,
  ],
  price: [
    /\p{Sc}\s?\d|\d\s?\p{Sc}|\bs\/\.?\s?\d|\bb\/\.\s?\d|\b(?:usd?|u\$[sd]|ars|clp|cop|pen|bs)\.?\s?\$?\s?\d/u,
    new RegExp(`\\bq\\.?\\s?\\d{2,}(?![\\d.,]*\\s?${UNIT})`),
    new RegExp(`(?<![\\d.,])[.,]*\\d(?:[\\d.,]*\\d)?\\s?(?:mil )?(?:${CURRENCY})\\b`),
    new RegExp(
      `\\b(?:${NUMBER_WORD}|cien|ciento|[a-z]{3,6}cientos|quinientos|mil)\\s(?:mil )?(?:${CURRENCY})\\b`,
    ),
    new RegExp(
      `(?<!\\d|\\d[.,]|\\b(?:el|los|dia) )(?!(?:19|20)\\d\\d )\\d(?:[\\d.,]*\\d)? ?(?:mil )?${LUCAS}`,
    ),
    new RegExp(
      `\\b(?:cinco|diez|quince|(?:dieci|veinti)[a-z]{2,6}|${TENS.join('|')}|cien|[a-z]{3,6}cientos|quinientos|mil) ${LUCAS}`,
    ),
    new RegExp(
      `(?<!\\b(?:${NO}|donde) (?:se |lo |la |los |las |le |les )?)\\b(?:(?:vendo|vendemos)(?!(?: (?:(?:mis|nuestr[oa]s|unas|de|mucha) )?(?:${GOODS})| en (?:el|la|un|una|mi) (?:mercado|tienda|feria|calle|negocio|puesto|local))\\b${AND_ANIMALS})|se venden?)\\b`,
    ),
    ...SALES,
  ],
  phone: [
    // One digit at a time, however far apart.
    /(?<!\d)\d(?:[\s.\-–—_·]{1,20}\d(?!\d)){6}/,
    new RegExp(`(?<!\\d)\\+?(?:\\d${GAP}){6,14}\\d(?!\\d)`, 'u'),
    new RegExp(`(?:\\b${NUMBER_WORD}\\b(?:[\\s,.-]{0,3}|\\sy\\s)){7,}`),
  ],
}
/** Matched against `readNumbers`. */
const NUMBER_PATTERNS: Partial<Record<TextIssue, RegExp[]>> = {
  price: [
    new RegExp(
      `\\b(?:pag(?:a[rns]?|amos|ue|uen)|cobr(?:o|a[rns]?|amos)|abon(?:a[rn]?|e)|pid(?:o|en)|pedimos|cuestan?|valen?)\\s(?:(?:unos|solo|los?|las?|me|nos|aqui|en total)\\s)?${AMOUNT}`,
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
  ],
  phone: PATTERNS.phone.slice(0, 2),
}

/**
 * Finds contacts, bank details or prices in a private person's text; null for foundations, whose contacts are public.
 * A coarse net: staff release false positives, visitors report what it misses.
 */
export function checkText(
  text: string,
  ownerRole: Role,
  issues: readonly TextIssue[] = TEXT_ISSUES,
): TextIssue | null {
  if (ownerRole !== 'user') return null
  const plain = withoutHarmlessNumbers(readText(text))
  const numbers = readNumbers(plain)
  const isFound = (issue: TextIssue) =>
    PATTERNS[issue].some((pattern) => pattern.test(plain)) ||
    NUMBER_PATTERNS[issue]?.some((pattern) => pattern.test(numbers))
  return issues.find(isFound) ?? null
}

/** For `alsoCheck` of a form: the sentences of its texts in which `checkText` finds something. */
export const checkFields =
  (sentences: Readonly<Record<string, (issue: TextIssue) => string>>) =>
  (typed: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(sentences).flatMap(([name, sentenceOf]) => {
        const issue = checkText(typed[name] ?? '', 'user')
        return issue ? [[name, sentenceOf(issue)]] : []
      }),
    )
