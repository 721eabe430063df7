import { decodeHTML } from 'entities'
import { hasOurMail, isAboveQuotation } from './quotation'

/** Longer ones are cut: what somebody answers stands at the beginning. */
const LONGEST_HTML = 200_000

/** The start of a tag. Each is looked at by itself and no further: in one that goes on, an expression starts over at every attribute. */
const TAG_START = /<[^<>]{1,300}/g
/** What mail programs put around the mail that is answered, or around a signature. */
const OTHERS_START = [
  /^<(?!blockquote).*\bclass=["']?[^"']*\b(gmail_quote|gmail_attr|gmail_signature|gmail_signature_prefix|yahoo_quoted|zmail_extra|protonmail_quote|tutanota_quote|moz-cite-prefix|moz-signature)\b/is,
  /^<.*\sid=["']?(divRplyFwdMsg|appendonsend|mail-editor-reference-message-container|ms-outlook-mobile-signature|zwchr)\b/is,
]
/** Of one that is read. */
const LONGEST_TAG = 300
/** Of lines: who wrote what is quoted stands no further above. */
const WITHIN = 6
/** Of one of these, with its entities. */
const LONGEST_ABOVE = 1_000
/** A quotation by a program: Apple Mail, Thunderbird, Gmail, Proton; others are told by what stands around them. */
const CITED = /\s(?:type=["']?cite|cite=|(?:class|id)=["']?[^"']*(?:quote|cite))/i
/** Of our own mails (`quotationHtml`), whose rest follows; programs put something before names of classes. */
const OUR_QUOTE = /\sclass=["']?[^"']*q-quote/i
/** Also with a '>' in the value of an attribute. */
const TAG = /(<[a-z!?/](?:[^<>"']|"[^"<]*"|'[^'<]*')*>|<[a-z!?/][^<>]*>)/i
const BLOCK = /^<\/?(?:p|div|ul|ol|li|table|tr|pre|section|article|header|footer|address|hr|h[1-6])\b/i

/**
 * Reads a mail's HTML as lines of text, with '>' before what is answered, but not before what a person quotes. Each step reads
 * the text once: anybody may send it.
 */
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

/** As browsers break lines: at `br` and around blocks, which add no empty ones. Ends where a mail of ours begins unmarked. */
function linesOf(html: string): string[] {
  const lines: string[] = []
  let [line, isPre] = ['', false]
  let quotes: Quotes = { depth: 0, start: 0, isCited: false }
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
    } else if (/^<\/?blockquote\b/i.test(piece)) {
      if (line.trim() !== '') end()
      const tag = piece.slice(0, LONGEST_TAG)
      if (quotes.depth === 0 && OUR_QUOTE.test(tag)) return [...lines, '>']
      quotes = throughQuote(lines, quotes, tag)
    } else if (/^<br\b/i.test(piece)) end()
    else if (/^<\/t[dh]\b/i.test(piece)) line += ' '
    else if (BLOCK.test(piece)) {
      if (line.trim() !== '') end()
      if (/^<\/?pre\b/i.test(piece)) isPre = !piece.startsWith('</')
    }
  }
  end()
  if (quotes.depth > 0) markQuote(lines, quotes)
  return lines
}

interface Quotes {
  depth: number
  /** The first line of the outermost. */
  start: number
  isCited: boolean
}

/** @param tag that opens or closes a `blockquote` */
function throughQuote(lines: string[], quotes: Quotes, tag: string): Quotes {
  if (!tag.startsWith('</')) {
    if (quotes.depth > 0) return { ...quotes, depth: quotes.depth + 1 }
    const above = lines.slice(-WITHIN).map((line) => decodeHTML(line.slice(0, LONGEST_ABOVE)))
    return { depth: 1, start: lines.length, isCited: CITED.test(tag) || isAboveQuotation(above) }
  }
  if (quotes.depth === 1) markQuote(lines, quotes)
  return { ...quotes, depth: Math.max(0, quotes.depth - 1) }
}

/** Marks a quotation by a program, and its end, so that what follows is not taken for the rest of its last line. */
function markQuote(lines: string[], { start, isCited }: Quotes): void {
  if (!isCited && !hasOurMail(lines.slice(start).join('\n'))) return
  for (let at = start; at < lines.length; at++) lines[at] = `> ${lines[at]}`
  lines.push('>')
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
