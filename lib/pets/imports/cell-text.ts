import { decodeHTMLStrict } from 'entities'
import { plainText } from '@/lib/text/plain-text'

const ENTITY = /&(?:[a-z]{2,31}\d{0,2}|#\d{1,7}|#x[\da-f]{1,6});/i
/** Some programs encode what another one has encoded already. */
const MOST_ENCODINGS = 3

/** A cell as people see it: entities decoded, then cleaned like every text. */
export function cellText(cell: string): string {
  let text = cell
  for (let round = 0; round < MOST_ENCODINGS && ENTITY.test(text); round++) text = decodeHTMLStrict(text)
  return plainText(text).replace(/\u00A0/g, ' ')
}

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
