/** Lower case without accents: 'Bogotá' → 'bogota'. The same folding as the database's `fold`. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** What somebody wrote, as it is kept: line breaks stay, other control characters do not; trimmed. */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .trim()
}

/** What the public may know of a person's name: 'Ana María Paz' → 'Ana'. Who has none is called a person. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] || 'Una persona de Querencia'
}

/** The form of a name in an address: 'Adulto Mayor' → 'adulto-mayor', 'Pug (carlino)' → 'pug-carlino'. */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/**
 * Whether a person sees so many characters at most. They are counted only where it matters: a text that is far too long
 * takes long, and a browser's first count a moment that every page would wait for.
 */
export const isShort = (text: string, max: number): boolean =>
  text.length <= max || (text.length <= 8 * max && [...new Intl.Segmenter('es').segment(text)].length <= max)
