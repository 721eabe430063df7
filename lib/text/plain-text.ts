/** The cleaning of every text that people write: nothing invisible is stored, and letters are composed (NFC). */

/** They reorder what follows, so that it reads as something else. */
export const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

const PICTURE = String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F\u{1F3FB}-\u{1F3FF}]?`
/** Emoji, with the joiners, selectors and tags that make one picture of several code points (UTS 51, 1.4). */
const EMOJI = [
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{2,6}\u{E007F}`,
  String.raw`${PICTURE}(?:\u200D${PICTURE})*`,
  String.raw`[\d#*]\uFE0F?\u20E3`,
].join('|')
/** Whatever shows nothing: format, unassigned, private and default ignorable characters, halves of pairs. */
export const INVISIBLE_OR_EMOJI = new RegExp(String.raw`(${EMOJI})|[^\P{C}\n]|\p{DI}`, 'gu')

/** Control characters and the blank of Braille take room, hence become blanks. */
const ODD_BLANKS = /[^\P{Cc}\n]|\u2800/gu

/** Also the separators of lines and paragraphs, and the control characters that end a line. */
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** So many are never composed, and putting them in order takes quadratic time. */
const MANY_MARKS = /(\p{M}{8})\p{M}+/gu
/** More marks on one letter than any language of ours has would pile up over other lines. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu

/** What is invisible goes, whole emoji stay. Line breaks become '\n', other control characters blanks. */
const withoutInvisible = (text: string): string =>
  text
    .replace(LINE_BREAKS, '\n')
    .replace(ODD_BLANKS, ' ')
    .replace(INVISIBLE_OR_EMOJI, '$1')
    .replace(MANY_MARKS, '$1')
    .normalize('NFC')
    .replace(PILED_MARKS, '$1')

/** Text of several lines as it is stored: trimmed, without what is invisible or piles up; line breaks stay. */
export const plainText = (text: string): string => withoutInvisible(text).trim()

/** Keyboards write 'ñ' as one character or as two: passwords are compared and hashed as this (NIST SP 800-63B, 5.1.1.2). */
export const composed = (text: string): string => text.normalize('NFC')

/** How long a text is once it is cleaned, in code points: what its limit is compared with. */
export const cleanLength = (text: string, clean = plainText): number => [...clean(text)].length

/** Text of one line, such as a name, as it is stored: like `plainText`, with white space of any kind collapsed. */
export const plainLine = (text: string): string => withoutInvisible(text).replace(/\s+/g, ' ').trim()
