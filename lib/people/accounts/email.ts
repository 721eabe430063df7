/** Two sides of one @; no white space, no control or invisible characters, nothing that quotes or lists addresses. */
const SHAPE = /^[^\s\p{C}@,;:<>()[\]\\"]+@[^\s\p{C}@.,;:<>()[\]\\"]+(\.[^\s\p{C}@.,;:<>()[\]\\"]+)+$/u
/** Become a plain k or i in lower case: the address would pass for another mailbox. */
const CONFUSABLES = /[\u0130\u212a]/
/** Lower-case characters that IDNA (UTS 46) maps to another domain, or drops. ß and ς are kept. */
const IDNA_MAPPED = /(?![ßς])\p{Changes_When_NFKC_Casefolded}|\u3002/u
const ASCII = /^[!-~]+$/
/** Labels of letters, digits and hyphens; the last one, of the root zone, has letters alone or is Punycode. */
const HOST_NAME = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/
const URL_SYNTAX = /[/?#%]/
const MAX_LENGTH = 254
/** RFC 5321, section 4.5.3.1.1; of the dots: section 4.1.2, without quoted addresses, which hardly any server takes. */
const MAX_LOCAL = 64
const MISPLACED_DOT = /^\.|\.$|\.\./

/** What surrounds a copied address: 'Ana <…>', '(…)', quotation marks, punctuation behind it. */
const SURROUNDINGS = [
  /([^.,;:])[.,;:]+$/,
  /^[^<>@]*<([^<>]*)>$/,
  // By its address in place of a name.
  /^([^\s<>]+)\s*<(?:mailto:)?\1>$/i,
  /^\(([^()]*)\)$/,
  /^["'“«](.*)["'”»]$/,
  /([^.,;:])[.,;:]+$/,
]
const withoutBlanks = (text: string) => text.replace(/^[\s\p{C}]+|[\s\p{C}]+$/gu, '')

/**
 * Without what a copied address has around it: blanks, marks of direction, a name, punctuation, 'mailto:' with its headers. What
 * stands within it stays, and is refused by `parseEmail`.
 */
export function trimEmail(text: string): string {
  if (text.length > 2 * MAX_LENGTH) return text.trim()
  const bare = SURROUNDINGS.reduce(
    (rest, around) => withoutBlanks(rest.replace(around, '$1')),
    withoutBlanks(text),
  )
  const [, linked] = /^mailto:([^?]*)/i.exec(bare) ?? []
  return linked === undefined ? bare : percentDecoded(linked)
}

function percentDecoded(text: string): string {
  try {
    return withoutBlanks(decodeURIComponent(text))
  } catch {
    return text
  }
}

/** Accepts any alphabet: for login, as accounts may predate `parseEmail`. */
export const isEmailLike = (text: string): boolean =>
  text.length <= 2 * MAX_LENGTH &&
  [...text].length <= MAX_LENGTH &&
  SHAPE.test(text) &&
  !CONFUSABLES.test(text)

/** Such as a soft hyphen, where a page breaks an address; without it, it might be somebody else's. */
export const hasUnseen = (text: string): boolean => /[^\P{C}\p{Cc}]/u.test(text)

export const UNSEEN =
  'Este correo tiene un signo que no se ve, de donde lo copiaste. Escríbelo con tu teclado, sin copiarlo.'
const LOOKALIKES =
  'Este correo tiene letras o signos parecidos a los comunes. Escríbelo con tu teclado, sin copiarlo.'
const DOTS = 'Revisa los puntos antes de la @: no van al principio ni al final, ni dos seguidos.'
const LONG_LOCAL = `Antes de la @ puede haber hasta ${MAX_LOCAL} caracteres.`
const ASCII_LOCAL = 'Antes de la @ escribe solo letras sin tilde ni eñe, números y signos como punto o guion.'

const isNormalised = (text: string) => text.normalize('NFKC') === text

/** A domain in lower-case ASCII (IDNA, as browsers do it), or null. */
function asciiDomain(domain: string): string | null {
  if (URL_SYNTAX.test(domain) || !URL.canParse(`http://${domain}`)) return null
  const { hostname } = new URL(`http://${domain}`)
  return HOST_NAME.test(hostname) ? hostname : null
}

/**
 * The one spelling of a mailbox: lower case, ASCII, the domain in Punycode that decodes to what was typed. Rejects what
 * NFKC or IDNA would change instead of guessing, and what no server delivers. @param text trimmed.
 */
export function parseEmail(text: string): { email: string } | { error: string | null } {
  if (text.length > 2 * MAX_LENGTH) return { error: null }
  const lower = text.toLowerCase()
  if (!isNormalised(text) || !isNormalised(lower)) return { error: LOOKALIKES }
  if (!isEmailLike(text)) return { error: hasUnseen(text) ? UNSEEN : null }
  if (IDNA_MAPPED.test(lower)) return { error: LOOKALIKES }
  const at = lower.indexOf('@')
  const local = lower.slice(0, at)
  if (!ASCII.test(local)) return { error: ASCII_LOCAL }
  if (MISPLACED_DOT.test(local)) return { error: DOTS }
  if (local.length > MAX_LOCAL) return { error: LONG_LOCAL }
  const domain = asciiDomain(lower.slice(at + 1))
  const email = `${local}@${domain}`
  return domain && email.length <= MAX_LENGTH ? { email } : { error: null }
}

/** An e-mail in lower case, its domain in Punycode where it has such a form. */
export function canonicalEmail(text: string): string {
  const lower = text.toLowerCase()
  const at = lower.lastIndexOf('@') + 1
  return lower.slice(0, at) + (asciiDomain(lower.slice(at)) ?? lower.slice(at))
}

const GMAIL = /^(gmail|googlemail)\.com$/

/**
 * The mailbox that an e-mail probably reaches: without a tag after +, for Gmail without dots. For limits of mails,
 * so that nobody is flooded by spellings of their address, and beside a signed address: elsewhere they may be different people.
 */
export function mailboxOf(text: string): string {
  const email = canonicalEmail(text)
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at)
  const domain = email.slice(at + 1)
  const untagged = local.replace(/(?<=.)\+.*$/, '')
  return GMAIL.test(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`
}
