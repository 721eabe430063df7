import { decodeHTML } from 'entities'

/** Longer ones are cut: what somebody answers stands at the beginning. */
const LONGEST_HTML = 200_000

/** What mail programs put around the mail that is answered. */
const QUOTE_STARTS = [
  /<blockquote\b/i,
  /<div[^<>]*\bclass="?[^"<>]*\b(gmail_quote|gmail_attr|yahoo_quoted|moz-cite-prefix)\b/i,
  /<[^<>]*\bid="?(divRplyFwdMsg|appendonsend|mail-editor-reference-message-container|ms-outlook-mobile-signature)\b/i,
]

/** Reads a mail's HTML as lines of text, without what is answered. Each step reads the text once: anybody may send it. */
export function htmlToText(html: string): string {
  const whole = ['style', 'script', 'head', 'title'].reduce(withoutElement, html.slice(0, LONGEST_HTML))
  const ends = QUOTE_STARTS.map((start) => whole.search(start)).filter((at) => at >= 0)
  const lines = whole
    .slice(0, Math.min(whole.length, ...ends))
    .replace(/\s+/g, ' ')
    .replace(/<br\b[^<>]*>|<\/(p|div|li|tr|h[1-6])\s*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .split('\n')
  return decodeHTML(lines.map((line) => line.trim()).join('\n'))
}

/** One that does not end takes the rest with it, as in browsers. */
function withoutElement(html: string, name: string): string {
  const kept: string[] = []
  const [opening, closing] = [new RegExp(`<${name}\\b`, 'gi'), new RegExp(`</${name}\\s*>`, 'gi')]
  let at = 0
  for (;;) {
    opening.lastIndex = at
    const start = opening.exec(html)
    if (!start) return kept.join('') + html.slice(at)
    kept.push(html.slice(at, start.index))
    closing.lastIndex = start.index
    if (!closing.exec(html)) return kept.join('')
    at = closing.lastIndex
  }
}
