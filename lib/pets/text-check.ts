import { fold } from '@/lib/text'
import { type Role, TEXT_ISSUES, type TextIssue } from '@/lib/vocabulary'

const CURRENCY = 'usd|dolar(?:es)?|pesos?|soles|euros?|ars|clp|cop|pen'
/** Up to three separators of any kind between digits. */
const GAP = '[^\\p{L}\\p{N}]{0,3}'
const TENS = 'veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa'
const NUMBER_WORD = `(?:cero|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|(?:dieci|veinti)[a-z]{2,6}|${TENS})`
const NETWORK = '(?:instagram|insta|ig|facebook|fb|tik ?tok|telegram|twitter)'

/** Matched against folded text: lower case, no accents, ASCII digits. */
const PATTERNS: Record<TextIssue, RegExp[]> = {
  email: [
    /[\w.+-]{1,64}\s?@\s?[\w-]{1,63}(\s?\.\s?[a-z]{2,})+/,
    /\barroba\s?[)\]]?\s?(gmail|hotmail|outlook|yahoo|live|icloud|proton)/,
    /\b(gmail|hotmail|outlook|yahoo)\s?(\.|punto)\s?com\b/,
    /\b(gmail|hotmail|icloud|protonmail)\b|(\ben |\(a\)) ?(outlook|yahoo)\b/,
  ],
  link: [
    /\bhttps?:|\bwww\s?\./,
    /\b[a-z0-9-]{2,63}\.(com|net|org|info|app|link|shop|store|site|online|xyz|club)(\.[a-z]{2})?(?![a-z])/,
    /\b[a-z0-9-]{2,63}\.(ec|pe|ar|cl|co|mx|io|ly|me|es|tv|gl|to)\/\S/,
    /\b(wa|t)\.me\b|\bbit\.ly\b|\bpunto (com|net|org)\b/,
    // Handle on another network.
    /(^|[^\w@.])@[a-z0-9][\w.]{2,}/,
    new RegExp(`\\b${NETWORK}(?:\\s?[:=]\\s?[a-z0-9]{3}|[^a-z0-9]{1,3}[a-z0-9]{1,30}[._][a-z0-9])`),
  ],
  bank: [
    /\bcuentas? (de ahorros?|corriente|bancaria|rut|vista)\b|\bcuenta\s?(n[ro°]{0,2})?[.:]?\s?\d{4,}/,
    /\bnumero de cuenta\b|\b(cbu|cvu|cci|iban|clabe)\b/,
    /\btransferencias? (bancaria|a )|\bdeposit(ar|a|ame|en) (a|en) (la|mi|nuestra) cuenta\b/,
    /\b(yape|yapear|nequi|daviplata|paypal|mercado ?pago|bizum|western union|deuna)\b/,
    /(?<!\d)(\d[ -]?){16,24}(?!\d)/,
  ],
  price: [
    /[$€£]\s?\d|\bs\/\.?\s?\d|\b(?:usd?|ars|clp|cop|pen)\s?\$?\s?\d/,
    new RegExp(`(?<![\\d.,])[.,]*\\d[\\d.,]*\\s?(?:mil )?(?:${CURRENCY})\\b`),
    new RegExp(
      `\\b(?:${NUMBER_WORD}|cien|ciento|[a-z]{3,6}cientos|quinientos|mil)\\s(?:mil )?(?:${CURRENCY})\\b`,
    ),
    /\b(precio|costo|cuota|valor|tarifa)\b[^\n.\d]{0,25}\d{2,}/,
    /(?<!\bno (se |lo |la |los |las )?)\b(vendo|vendemos|se vende|se venden)\b/,
  ],
  phone: [
    // One digit at a time, however far apart.
    /(?<!\d)\d(?:[\s.\-–—_·]{1,20}\d(?!\d)){6}/,
    new RegExp(`(?<!\\d)\\+?(?:\\d${GAP}){6,14}\\d(?!\\d)`, 'u'),
    new RegExp(`(?:\\b${NUMBER_WORD}\\b(?:[\\s,.-]{0,3}|\\sy\\s)){7,}`),
  ],
}

const DAY = '(?:0?[1-9]|[12]\\d|3[01])'
const MONTH = '(?:0?[1-9]|1[0-2])'
const CHIP_WORDS = 'de|del|el|es|n|o|no|nro|num|numero|con|codigo|registrado|microchip'

/**
 * Numbers that are no contact: dates, times, spans of years, microchips. A longer chain that starts like a date
 * stays, because phone numbers are written like that.
 */
const FALSE_POSITIVES = [
  new RegExp(`(?<!\\d[/.-]?)${DAY}[/.-]${MONTH}[/.-](?:(?:19|20)\\d{2}|\\d{2})(?![/.-]?\\d)`, 'g'),
  new RegExp(`(?<!\\d[/.-]?)(?:19|20)\\d\\d[/.-]${MONTH}[/.-]${DAY}(?![/.-]?\\d)`, 'g'),
  /(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])/g,
  /\b(?:19|20)\d\d(?:\s?(?:a|al|y|o)\s?|[^a-z0-9]{0,3})(?=(?:19|20)\d\d\b)/g,
  new RegExp(
    `\\b(?:micro)?chip\\b(?:[^\\p{L}\\p{N}\\n]|\\b(?:${CHIP_WORDS})\\b){0,25}(?<!\\d)\\d{15}(?!\\d)`,
    'gu',
  ),
]

/**
 * Finds contacts, bank details or prices in a private person's text; null for foundations, whose contacts are public.
 * A coarse net: staff release false positives, visitors report what it misses.
 */
export function checkText(text: string, ownerRole: Role): TextIssue | null {
  if (ownerRole !== 'user') return null
  const plain = fold(text.normalize('NFKC').replace(/\p{Cf}/gu, '')).replace(/(?![0-9])\p{Nd}/gu, asciiDigit)
  const clean = FALSE_POSITIVES.reduce((rest, pattern) => rest.replace(pattern, ' '), plain)
  return TEXT_ISSUES.find((issue) => PATTERNS[issue].some((pattern) => pattern.test(clean))) ?? null
}

/** Any Unicode decimal digit as ASCII; digits are contiguous in every script. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1
  return String(before % 10)
}
