import { fold } from '@/lib/text'
import type { Role } from '@/lib/vocabulary'

/** What a private person's listing must not carry: contacts are shared once a request is accepted, and pets have no price. */
export const TEXT_TROUBLES = ['correo', 'enlace', 'banco', 'precio', 'telefono'] as const
export type TextTrouble = (typeof TEXT_TROUBLES)[number]

const CURRENCY = 'usd|dolar(?:es)?|pesos?|soles|euros?|ars|clp|cop|pen'
/** Spaces, and the marks that people put between digits; never a line break. */
const SPACES = '[^\\S\\n]{0,2}'
const GAP = `(?:${SPACES}[-.,()/_*|·+]${SPACES}|${SPACES})`
const DIGIT_WORD = '(?:cero|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)'

/** Looked for in folded text: lower case, no accents, full-width and circled digits made plain. */
const PATTERNS: Record<TextTrouble, RegExp[]> = {
  correo: [
    /[\w.+-]{1,64}\s?@\s?[\w-]{1,63}(\s?\.\s?[a-z]{2,})+/,
    /\barroba\s?[)\]]?\s?(gmail|hotmail|outlook|yahoo|live|icloud|proton)/,
    /\b(gmail|hotmail|outlook|yahoo)\s?(\.|punto)\s?com\b/,
  ],
  enlace: [
    /\bhttps?:|\bwww\s?\./,
    /\b[a-z0-9-]{2,63}\.(com|net|org|info|app|link|shop|store|site|online|xyz|club)(\.[a-z]{2})?(?![a-z])/,
    /\b[a-z0-9-]{2,63}\.(ec|pe|ar|cl|co|mx|io|ly|me|es|tv|gl|to)\/\S/,
    /\b(wa|t)\.me\b|\bbit\.ly\b|\bpunto (com|net|org)\b/,
    // The name of an account elsewhere.
    /(^|[^\w@.])@[a-z0-9][\w.]{2,}/,
  ],
  banco: [
    /\bcuentas? (de ahorros?|corriente|bancaria|rut|vista)\b|\bcuenta\s?(n[ro°]{0,2})?[.:]?\s?\d{4,}/,
    /\bnumero de cuenta\b|\b(cbu|cvu|cci|iban|clabe)\b/,
    /\btransferencias? (bancaria|a )|\bdeposit(ar|a|ame|en) (a|en) (la|mi|nuestra) cuenta\b/,
    /\b(yape|yapear|nequi|daviplata|paypal|mercado ?pago|bizum|western union|deuna)\b/,
    /(?<!\d)(\d[ -]?){16,24}(?!\d)/,
  ],
  precio: [
    /[$€£]\s?\d|\bs\/\.?\s?\d|\b(?:usd?|ars|clp|cop|pen)\s?\$?\s?\d/,
    new RegExp(`\\d[\\d.,]*\\s?(?:mil )?(?:${CURRENCY})\\b`),
    /\b(precio|costo|cuota|valor|tarifa)\b[^\n.\d]{0,25}\d{2,}/,
    /(?<!\bno (se |lo |la |los |las )?)\b(vendo|vendemos|se vende|se venden)\b/,
  ],
  telefono: [
    new RegExp(`(?<!\\d)\\+?(?:\\d${GAP}){6,14}\\d(?!\\d)`),
    new RegExp(`(?:\\b${DIGIT_WORD}\\b[\\s,.-]{0,3}){7,}`),
  ],
}

/** Numbers that are no contact: dates, spans of years, the number of a chip. */
const HARMLESS = [
  /\b\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})\b/g,
  /\b(?:19|20)\d\d[/.-]\d{1,2}[/.-]\d{1,2}\b/g,
  /\b(?:19|20)\d\d\s?(?:[-/,]|a|al|y|o)?\s?(?=(?:19|20)\d\d\b)/g,
  /\b(?:micro)?chip\b[^\d\n]{0,25}\d{9,15}\b/g,
]

/**
 * What makes staff look at a listing before anybody else does, or null. Foundations are known to staff and publish their
 * contacts anyway. It is a net with wide meshes: what it holds by mistake a person lets go, and what it misses can be
 * reported.
 */
export function checkText(text: string, ownerRole: Role): TextTrouble | null {
  if (ownerRole !== 'user') return null
  const plain = fold(text.normalize('NFKC').replace(/\p{Cf}/gu, ''))
  const clean = HARMLESS.reduce((rest, pattern) => rest.replace(pattern, ' '), plain)
  return TEXT_TROUBLES.find((trouble) => PATTERNS[trouble].some((pattern) => pattern.test(clean))) ?? null
}
