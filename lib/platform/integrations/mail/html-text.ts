import { decodeHTML } from 'entities'

/** Longer ones are cut: what somebody answers stands at the beginning. */
const LONGEST_HTML = 200_000

/** The start of a tag. Each is looked at by itself and no further: in one that goes on, an expression starts over at every attribute. */
const TAG_START = /<[^<>]{1,300}/g
/** What mail programs put around the mail that is answered. */
const QUOTE_STARTS = [
  /^<blockquote\b/i,
  /^<div\b.*\bclass="?[^"]*\b(gmail_quote|gmail_attr|yahoo_quoted|moz-cite-prefix)\b/is,
  /^<.*\bid="?(divRplyFwdMsg|appendonsend|mail-editor-reference-message-container|ms-outlook-mobile-signature)\b/is,
]

/** Reads a mail's HTML as lines of text, without what is answered. Each step reads the text once: anybody may send it. */
export function htmlToText(html: string): string {
  const whole = ['style', 'script', 'head', 'title'].reduce(withoutElement, html.slice(0, LONGEST_HTML))
  const lines = whole
    .slice(0, quoteStart(whole))
    .replace(/\s+/g, ' ')
    .replace(/<br\b[^<>]*>|<\/(p|div|li|tr|h[1-6])\s*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .split('\n')
  return decodeHTML(lines.map((line) => line.trim()).join('\n'))
}

function quoteStart(html: string): number {
  for (const { 0: tag, index } of html.matchAll(TAG_START))
    if (QUOTE_STARTS.some((start) => start.test(tag))) return index
  return html.length
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
