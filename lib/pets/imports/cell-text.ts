import { decodeHTMLStrict } from 'entities'
import { plainText } from '@/lib/text/plain-text'

const ENTITY = /&(?:[a-z]{2,31}\d{0,2}|#\d{1,7}|#x[\da-f]{1,6});/i
/** Some programs encode what another one has encoded already. */
const MOST_ENCODINGS = 3

/** A character that XML may not have, by its number (ECMA-376, part 1, section 22.9.2.19). */
const ESCAPED = /_x([\da-f]{4})_/gi

/** A link of a spreadsheet, in English or Spanish: address and text. */
const LINK = /^=\s*(?:HYPERLINK|HIPERV[IÍ]NCULO)\(\s*"([^"]*)"\s*(?:[,;]\s*"([^"]*)"\s*)?\)$/i
/** A picture of a spreadsheet, in English or Spanish: its address, and how it is fitted in. */
const PICTURE = /^=\s*(?:_xlfn\.)?IMAGEN?\(\s*"([^"]*)"[^"]*(?:"[^"]*"[^"]*)?\)$/i
/** ="00123", by which programs keep a spreadsheet from reading a number. */
const TEXT = /^=\s*"((?:[^"]|"")*)"$/

/** What a formula without a calculation says. */
export const withoutFormula = (cell: string): string =>
  cell.replace(TEXT, (_, text: string) => text.replaceAll('""', '"'))

/** Entities of HTML 4 that programs leave without their semicolon; letters may stand before another one: 'Ni&ntildea'. */
const UNFINISHED =
  /&(?:[aeioun](?:acute|tilde|uml|grave|circ)|ccedil|(?:amp|nbsp|quot|lt|gt|iquest|iexcl|ordm|ordf|deg|laquo|raquo|#x[\da-f]{2,4})(?![\w=])|#\d{2,5}(?!\d))(?!;)/gi

function withoutEntities(cell: string): string {
  if (!cell.includes('&')) return cell
  let text = cell
  for (let round = 0; round < MOST_ENCODINGS; round++) {
    const whole = text.replace(UNFINISHED, (entity) => {
      const decoded = decodeHTMLStrict(`${entity};`)
      return decoded === `${entity};` ? entity : decoded
    })
    const decoded = ENTITY.test(whole) ? decodeHTMLStrict(whole) : whole
    if (decoded === text) break
    text = decoded
  }
  return text
}

/** What a spreadsheet shows: links by their text, or else `link`; escapes and entities decoded. */
const shown = (cell: string, link = (address: string, text: string | undefined) => text || address): string =>
  withoutEntities(
    cell
      .replace(LINK, (_, address: string, text: string | undefined) => link(address, text))
      .replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  )

const cleaned = (text: string): string => plainText(text).replace(/\u00A0/g, ' ')

/** What a formula shows that could not be calculated, in English and Spanish; '####' where a column was too narrow. */
const ERROR =
  /^\s*(?:#(?:N\/[AD]|[¡]?(?:REF|VALUE|VALOR|DIV\/0|NUM|NULL|NULO|SPILL|CALC|DESBORDAMIENTO|ERROR)!|NAME\?|¿NOMBRE\?)|#{3,}|Err:\d{3})\s*$/i

export const isErrorCell = (cell: string): boolean => ERROR.test(cell)

/** A cell as people see it: links by their text, entities and escapes decoded, then cleaned like every text. */
export const cellText = (cell: string): string => cleaned(withoutEscapes(shown(cell)))

/** Of XML, as a whole cell. */
const CDATA = /^\s*<!\[CDATA\[([\s\S]*)\]\]>\s*$/
/** Of JSON: letters beyond ASCII. */
const JSON_LETTER = /\\u(0[\da-f]{3}|20[\da-f]{2}|d[89a-f][\da-f]{2}|fe0f)/gi
/** Of JSON; behind a colon or another backslash it may be a path. */
const JSON_SIGN = /\\(?:r\\n|[nrt"])/g
const PATH = /:\\|\\\\|\\[^nrt"u]/
/** Bytes of UTF-8 beyond ASCII, as addresses and as mails write them. */
const PERCENT = /%[c-f][\da-f]%[89ab][\da-f]/i
const QUOTED = /=[C-F][\dA-F]=[89AB][\dA-F]/
/** Of Markdown, around a whole cell. */
const BOLD = /^(\*\*|__)([^*_]+)\1$/

/** Letters that other formats escape, where nothing else can be meant. */
function withoutEscapes(text: string): string {
  let plain = text.replace(CDATA, '$1')
  if (plain.includes('\\') && !PATH.test(plain)) {
    plain = plain
      .replace(JSON_LETTER, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      .replace(JSON_SIGN, (sign) => (sign === '\\"' ? '"' : sign === '\\t' ? ' ' : '\n'))
  }
  const isAddress = plain.includes('//')
  if (!isAddress && PERCENT.test(plain)) plain = decodeBytes(plain, /(?:%[\da-f]{2})+/gi)
  if (!isAddress && QUOTED.test(plain)) plain = decodeBytes(plain, /(?:=[\dA-F]{2})+/g)
  return plain.replace(BOLD, '$2')
}

const decodeBytes = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (bytes) => {
    try {
      return decodeURIComponent(bytes.replaceAll('=', '%'))
    } catch {
      return bytes
    }
  })

const ADDRESS_OF_TAG = /<(?:a|img)\s[^<>]*?\b(?:href|src)\s*=\s*["']?([^"'\s<>]+)[^<>]*>/gi

/** A cell of addresses: those of links and pictures in the place of their texts. */
export const cellAddresses = (cell: string): string =>
  cleaned(shown(cell.replace(PICTURE, '$1'), (address) => address))
    .replace(ADDRESS_OF_TAG, ' $1 ')
    .replace(/<\/a>/gi, ' ')

const BREAK = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^<>]*>/gi
/** Only those of rich text: 'pesa <5 kg' stays. */
const TAG =
  /<\/?(?:a|abbr|b|blockquote|body|center|code|dd|div|dl|dt|em|font|h[1-6]|hr|html|i|img|label|li|o:p|ol|p|pre|s|small|span|strike|strong|sub|sup|table|tbody|td|th|thead|tr|u|ul)(?:\s[^<>]*)?\/?>/gi

/** Rich text of another program as plain text with its line breaks. */
export const withoutTags = (text: string): string =>
  text.includes('<')
    ? text
        .replace(BREAK, '\n')
        .replace(TAG, '')
        .split('\n')
        .map((line) => line.replace(/^ +/, '').trimEnd())
        .join('\n')
        .trim()
    : text
