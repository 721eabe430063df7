import { decodeHTMLStrict } from 'entities'
import { plainText } from '@/lib/text/plain-text'

const ENTITY = /&(?:[a-z]{2,31}\d{0,2}|#\d{1,7}|#x[\da-f]{1,6});/i
/** Some programs encode what another one has encoded already. */
const MOST_ENCODINGS = 3

/** A character that XML may not have, by its number (ECMA-376, part 1, section 22.9.2.19). */
const ESCAPED = /_x([\da-f]{4})_/gi

/** A link of a spreadsheet, in English or Spanish: address and text. */
const LINK = /^=\s*(?:HYPERLINK|HIPERV[IÍ]NCULO)\(\s*"([^"]*)"\s*(?:[,;]\s*"([^"]*)"\s*)?\)$/i
/** ="00123", by which programs keep a spreadsheet from reading a number. */
const TEXT = /^=\s*"((?:[^"]|"")*)"$/

/** What a formula without a calculation says. */
export const withoutFormula = (cell: string): string =>
  cell.replace(TEXT, (_, text: string) => text.replaceAll('""', '"'))

/** A cell as people see it: links by their text, entities decoded, then cleaned like every text. */
export function cellText(cell: string): string {
  let text = cell
    .replace(LINK, (_, address: string, shown: string | undefined) => shown || address)
    .replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  for (let round = 0; round < MOST_ENCODINGS && ENTITY.test(text); round++) text = decodeHTMLStrict(text)
  return plainText(text).replace(/\u00A0/g, ' ')
}

const ADDRESS_OF_TAG = /<(?:a|img)\s[^<>]*?\b(?:href|src)\s*=\s*["']?([^"'\s<>]+)[^<>]*>/gi

/** A cell of addresses: those of links and pictures in the place of their texts. */
export const cellAddresses = (cell: string): string =>
  cellText(cell.replace(LINK, '$1')).replace(ADDRESS_OF_TAG, ' $1 ').replace(/<\/a>/gi, ' ')

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
