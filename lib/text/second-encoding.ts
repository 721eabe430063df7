import { bytesFrom, decodeOneByte, ONE_BYTE, type OneByte, windows1252Byte } from './one-byte'

/** Letters that a program encoded anew, having taken their bytes for those of another encoding: 'Ã±' for 'ñ'. */

/** Bytes of UTF-8 that a program took for Windows-1252. */
const TWICE =
  /[ÂÃ][\u0080-\u00BF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u203A\u20AC\u2122]/
/** Each program that a text passes may encode it once more. */
const MOST_TIMES = 4

/** The text as it was, in its damaged parts alone where other parts are not: rows may come from several programs. */
export function undoSecondEncoding(text: string): string {
  if (!/\P{ASCII}/u.test(text)) return text
  let undone = text
  for (let time = 0; time < MOST_TIMES; time++) {
    const next = undoWhole(undone) ?? undoParts(undone)
    if (next === undone) break
    undone = next
  }
  return undone
}

/** Letters of which a program lost a half: nothing tells what they were. */
const HALVES = /Ã[\p{Ll}?]|\p{Ll}[ÂÃ]|(?<!\p{Lu})[ÂÃ][ ?]|\uFFFD/u

/** Whether letters are not as somebody wrote them, and cannot be told. */
export const hasLostLetters = (text: string): boolean => HALVES.test(text)

function undoWhole(text: string): string | null {
  if (!TWICE.test(text)) return null
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) {
    const byte = windows1252Byte(text.charCodeAt(at))
    if (byte === undefined) return null
    bytes[at] = byte
  }
  return decodeUtf8(bytes)
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** A letter of Spanish behind a tick ('√única') is itself. */
const SPANISH = /[áéíóúüñÁÉÍÓÚÜÑ]/
const PARTS = ONE_BYTE.map((encoding) => ({ pattern: patternOf(encoding), bytes: byteTable(encoding) }))

const undoParts = (text: string): string =>
  PARTS.reduce(
    (whole, { pattern, bytes }) =>
      whole.replace(
        pattern,
        (part) => decodeUtf8(Uint8Array.from(part, (char) => bytes.get(char) ?? 0)) ?? part,
      ),
    text,
  )

/** What two to four bytes of UTF-8 are in this encoding: letters and signs of Spanish, quotes and dashes, emoji. */
function patternOf(encoding: OneByte): RegExp {
  const chars = (first: number, last = first) => [
    ...decodeOneByte(bytesFrom(first, last - first + 1), encoding),
  ]
  const oneOf = (list: readonly string[]) =>
    `[${list.map((char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`).join('')}]`
  const rest = chars(0x80, 0xbf)
  const behindTick = encoding === 'macintosh' ? rest.filter((char) => !SPANISH.test(char)) : rest
  const forms = [
    [chars(0xc2, 0xc3), behindTick],
    [chars(0xe2), chars(0x80, 0xaf), rest],
    [chars(0xef), chars(0xb8, 0xbf), rest],
    [chars(0xf0), chars(0x9f), rest, rest],
  ]
  return new RegExp(forms.map((form) => form.map(oneOf).join('')).join('|'), 'gu')
}

function byteTable(encoding: OneByte): ReadonlyMap<string, number> {
  const bytes = bytesFrom(0x80, 128)
  return new Map([...decodeOneByte(bytes, encoding)].map((char, at) => [char, 0x80 + at]))
}
