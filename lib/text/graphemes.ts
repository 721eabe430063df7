/** A letter with its marks, an emoji with what joins it: all that Firefox before 125 can tell. */
const CLUSTER = /\p{RI}{2}|.(?:[\p{M}\p{EMod}]|\u200d.)*/gsu

/** What people read as characters. Slow. */
export const graphemes = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter('es').segment(text), ({ segment }) => segment)
    : (text.match(CLUSTER) ?? [])

/** In graphemes, counted only when needed. */
export const isShort = (text: string, max: number): boolean =>
  text.length <= max || (text.length <= 8 * max && graphemes(text).length <= max)
