import { decodeHTML } from 'entities'

/** Longer ones are cut: what somebody answers stands at the beginning. */
const LONGEST_HTML = 200_000

/** The start of a tag. Each is looked at by itself and no further: in one that goes on, an expression starts over at every attribute. */
const TAG_START = /<[^<>]{1,300}/g
/** What mail programs put around the mail that is answered, or around a signature. */
const OTHERS_START = [
  /^<blockquote\b/i,
  /^<.*\bclass=["']?[^"']*\b(gmail_quote|gmail_attr|gmail_signature|gmail_signature_prefix|yahoo_quoted|zmail_extra|protonmail_quote|tutanota_quote|moz-cite-prefix|moz-signature)\b/is,
  /^<.*\sid=["']?(divRplyFwdMsg|appendonsend|mail-editor-reference-message-container|ms-outlook-mobile-signature|zwchr)\b/is,
]
/** Also with a '>' in the value of an attribute. */
const TAG = /(<[a-z!?/](?:[^<>"']|"[^"<]*"|'[^'<]*')*>|<[a-z!?/][^<>]*>)/i
const BLOCK = /^<\/?(?:p|div|ul|ol|li|table|tr|pre|section|article|header|footer|address|hr|h[1-6])\b/i

/** Reads a mail's HTML as lines of text, with '>' for what is answered. Each step reads the text once: anybody may send it. */
export function htmlToText(html: string): string {
  const uncommented = withoutParts(html.slice(0, LONGEST_HTML), /<!--/g, /-->/g)
  const whole = ['style', 'script', 'head', 'title'].reduce(
    (rest, name) => withoutParts(rest, new RegExp(`<${name}\\b`, 'gi'), new RegExp(`</${name}\\s*>`, 'gi')),
    uncommented,
  )
  const start = quoteStart(whole)
  const lines = decodeHTML(linesOf(whole.slice(0, start)).join('\n'))
  return start < whole.length ? `${lines}\n>` : lines
}

/** As browsers break lines: at `br` and around blocks, which add no empty ones. */
function linesOf(html: string): string[] {
  const lines: string[] = []
  let [line, isPre] = ['', false]
  const end = () => {
    lines.push(line.trim())
    line = ''
  }
  for (const [at, piece] of html.split(TAG).entries()) {
    // Every second piece is a tag.
    if (at % 2 === 0) {
      const [first = '', ...more] = isPre ? piece.split(/\r\n?|\n/) : [piece.replace(/\s+/g, ' ')]
      line += first
      for (const next of more) {
        end()
        line = next
      }
    } else if (/^<br\b/i.test(piece)) end()
    else if (/^<\/t[dh]\b/i.test(piece)) line += ' '
    else if (BLOCK.test(piece)) {
      if (line.trim() !== '') end()
      if (/^<\/?pre\b/i.test(piece)) isPre = !piece.startsWith('</')
    }
  }
  end()
  return lines
}

function quoteStart(html: string): number {
  for (const { 0: tag, index } of html.matchAll(TAG_START))
    if (OTHERS_START.some((start) => start.test(tag))) return index
  return html.length
}

/** One that does not end takes the rest with it, as in browsers. */
function withoutParts(html: string, opening: RegExp, closing: RegExp): string {
  const kept: string[] = []
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
