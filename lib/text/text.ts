/** Latin letters that are no letter with a mark, as `unaccent` of Postgres reads them. */
const LIKENESSES: Readonly<Record<string, string>> = {
  ...{ æ: 'ae', œ: 'oe', ĳ: 'ij', ß: 'ss', þ: 'th', ð: 'd', đ: 'd', ħ: 'h', ı: 'i', ĸ: 'q', ŀ: 'l', ł: 'l' },
  ...{ ŋ: 'n', ŉ: "'n", ø: 'o', ŧ: 't', ſ: 's' },
}

/** 'Bogotá' → 'bogota'; equal to the database's `fold`. */
export function fold(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[æœĳßþðđħıĸŀłŋŉøŧſ]/g, (letter) => LIKENESSES[letter] ?? letter)
}

/** The only part of a person's name shown in public: 'Ana María Paz' → 'Ana'; a chain is cut, but not 'Ana-María'. */
export function firstName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/)
  return /^[^-–—_·]*(?:[-–—_·][^-–—_·]*)?/.exec(first)?.[0] || 'Una persona de Querencia'
}

/** The name that others see of an owner of pets: the foundation's, or a first name. */
export const publisherName = ({ name, foundation }: { name: string; foundation: string | null }): string =>
  foundation ?? firstName(name)

/** First and last name; show it to the other side only once contacts are shared. */
export const fullName = ({ name, lastName }: { name: string; lastName: string }): string =>
  `${name} ${lastName}`.trim()

/** What ends a sentence whose last words may be a name with a full stop: 'Huellas A.C.' */
export const fullStop = (text: string): string => (/[.!?…]$/.test(text) ? '' : '.')

export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** At most so many UTF-16 code units; never half an emoji, which the database refuses. */
export const cutText = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')

/** `URL.parse`, which Safari before 18 lacks. */
export const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null)

/** `?` and `&` in an address start no headers. */
export function mailtoUrl(email: string, message: { subject?: string; body?: string } = {}): string {
  const headers = Object.entries(message).map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  const to = email.split('@').map(encodeURIComponent).join('@')
  return `mailto:${[to, headers.join('&')].filter(Boolean).join('?')}`
}

/** For the text of an element and for quoted attributes. */
export function escapeHtml(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
