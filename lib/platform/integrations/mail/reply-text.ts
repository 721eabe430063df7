import { BIDI_CONTROLS } from '@/lib/text/plain-text'
import { fold } from '@/lib/text/text'
import { htmlToText } from './html-text'
import type { ReceivedMail } from './inbound'
import { findQuotation, isRule, type Quotation } from './quotation'

/**
 * What somebody wrote anew in an answer, without the mail it answers and without their signature. Only what programs alone
 * write is cut: words of a person would be lost unseen, while what is left too much is refused for its addresses. Rules of our
 * own, as the libraries for this match with expressions that long lines bring to a halt, and a stranger may send any line.
 */
export function replyText({ text, html }: Pick<ReceivedMail, 'text' | 'html'>): string {
  const given = text?.trim() ? text : htmlToText(html ?? '')
  const lines = given
    .slice(0, LONGEST_TEXT)
    .replace(BIDI_CONTROLS, '')
    .replaceAll('\uFEFF', '')
    .replace(REACTED, '')
    .split(/\r\n?|\n/)
  const quotation = findQuotation(lines)
  const above = ownLines(quotation ? lines.slice(0, quotation.start) : lines)
  const own = quotation && goesOn(above) ? [...above, ...linesBelow(lines, quotation)] : above
  return unwrapped(own).join('\n').trim()
}

const LONGEST_TEXT = 200_000

/** Below the emoji with which somebody reacted in Gmail: 'Ana reaccionó mediante Gmail <https://…>', wrapped or not. */
const REACTED =
  /^.{0,100}(?:reaccionó|reacted|reagiu)[^<\n]{1,30}Gmail\s?<https:\/\/www\.google\.com\/gmail\/about\/[^<>\s]{0,300}>/gim

/** In the place of pictures, mostly of signatures: Outlook's and Gmail's names with their links, Apple's names. */
const PICTURES =
  /\[(?:(?:cid|image|imagen|imagem|inline image) ?:[^\][]{0,200}|https?:[^\][<>\s]{1,1000}\.(?:png|jpe?g|gif))\](?: ?<https?:[^<>\s]{1,1000}>)?|<[^<>@:/]{1,80}\.(?:png|jpe?g|gif|heic)>|\uFFFC/gi
/** Outlook's descriptions of pictures with a link, in lines of nothing else: within a sentence a person may write so. */
const DESCRIBED = /\[[^\][<>]{0,200}\] ?<https?:[^<>\s]{1,1000}>/gi

function withoutPictures(line: string): string {
  const rest = line.replace(PICTURES, '').trimEnd()
  return rest.replace(DESCRIBED, '').trim() === '' ? '' : rest
}

/** RFC 3676, with its blank. */
const SIGNATURE = /^--[ \u00A0]$/
/** Two hyphens alone may be a person's, unless they stand apart and little follows. */
const HYPHENS = /^--$/
const LONGEST_SIGNATURE = 6

/** Without quoted lines, the signature and what a program adds below. */
function ownLines(lines: readonly string[]): string[] {
  const signature = lines.findIndex(
    (line, at) =>
      SIGNATURE.test(line) ||
      (HYPHENS.test(line) && lines[at - 1]?.trim() === '' && lines.length - at - 1 <= LONGEST_SIGNATURE),
  )
  const own = (signature < 0 ? lines : lines.slice(0, signature))
    .filter((line) => !line.startsWith('>'))
    .map(withoutPictures)
  const last = own.findLastIndex((line) => line !== '' && !isRule(line) && !isAdded(line))
  return own.slice(0, last + 1)
}

const ADDED_START =
  /^(?:(?:enviado|mandado|sent) (?:desde|de|con|a traves de|from|via|with)|obtener|obten|get) ([^<]{1,80}?)\.?(?: ?<[^<>]*>)?$/
const PROGRAMS = new Set(
  'iphone ipad galaxy samsung huawei xiaomi redmi poco motorola moto nokia oppo vivo realme honor telefono celular movil smartphone tablet tableta phone dispositivo android ios tecno infinix zte lg blackberry outlook hotmail windows yahoo gmail proton zoho bluemail spark aquamail k-9 thunderbird aol mail correo'.split(
    ' ',
  ),
)
const BESIDE_PROGRAMS = new Set(
  'mi el la un una my the de del para for app aplicacion electronico email secure seguro mobile inteligente pro plus max mini ultra note lite se google spark on en'.split(
    ' ',
  ),
)
/** Yahoo Mail, virus scanners. */
const ADDED_WHOLE =
  /^yahoo mail: busca, organiza, conquista\b|^libre de virus\. ?(<[^<>]*> ?)?(www\.)?(avast|avg)\.com\b/

/** 'Enviado desde mi iPhone', 'Obtener Outlook para Android<https://…>': a line of nothing but names of programs and telephones. */
function isAdded(line: string): boolean {
  const plain = fold(line.slice(0, LONGEST_ADDED)).trim()
  if (ADDED_WHOLE.test(plain)) return true
  const words = ADDED_START.exec(plain)?.[1]?.split(' ') ?? []
  const isKnown = (word: string) => PROGRAMS.has(word) || BESIDE_PROGRAMS.has(word) || /\d/.test(word)
  return words.some((word) => PROGRAMS.has(word)) && words.every(isKnown)
}
const LONGEST_ADDED = 300

/** Nothing yet, or a line that says that the answer follows: 'Hola, Ana:'. */
const goesOn = (own: readonly string[]): boolean =>
  own.every((line) => line.trim() === '') || (own.length === 1 && /[,:]$/.test(own[0] ?? ''))

/** What stands between and below quoted lines; nothing where one of the others may be quoted, too. */
function linesBelow(lines: readonly string[], { body }: Quotation): string[] {
  const rest = lines.slice(body)
  if (!rest.find((line) => line.trim() !== '')?.startsWith('>')) return []
  const mayBeQuoted = (line: string, at: number) =>
    line.trim() !== '' && !line.startsWith('>') && LONG_QUOTED.test(rest[at - 1] ?? '')
  const own = ownLines(rest)
  return rest.some(mayBeQuoted) || findQuotation(own) ? [] : own
}

/** Its end may have been wrapped to a line without a mark. */
const LONG_QUOTED = /^>.{40}/

const WIDTH = 70
const LONGEST_WRAPPED = 80

/** Whether a line had no room for the next one's first word. */
function wasWrapped(before: string, line: string): boolean {
  const [word = ''] = line.split(' ', 1)
  const { length } = before
  return word !== '' && length > 0 && length <= LONGEST_WRAPPED && length + 1 + word.length > WIDTH
}

/** Joins what a program wrapped. */
function unwrapped(lines: readonly string[]): string[] {
  const joined: string[] = []
  let before = ''
  for (const line of lines) {
    if (wasWrapped(before, line)) joined.push(`${joined.pop() ?? ''} ${line}`)
    else joined.push(line)
    before = line
  }
  return joined
}
