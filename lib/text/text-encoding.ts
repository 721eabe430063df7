/**
 * What a file of text says, whatever program wrote it. A byte order mark and valid UTF-8 decide; without them the
 * encoding is the one in which the letters make words as Spanish has them.
 */

/** A zip file: a spreadsheet in its own format. */
const ZIP = [0x50, 0x4b, 0x03, 0x04]

type TextEncoding = 'utf-8' | 'utf-16' | 'windows-1252' | 'cp850' | 'macintosh' | 'utf-8 twice'

export interface DecodedText {
  text: string
  encoding: TextEncoding
  /** Whether another reading is as plausible, or letters were lost before the file was written. */
  doubtful: boolean
}

export const isZip = (bytes: Uint8Array): boolean => ZIP.every((byte, at) => bytes[at] === byte)

/** @returns null for binary data. */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const decoded = readUtf16(bytes) ?? readUtf8(bytes) ?? readLikeliest(bytes)
  return decoded.text.includes('\u0000') ? null : decoded
}

function readUtf16(bytes: Uint8Array): DecodedText | null {
  const order = markedOrder(bytes) ?? unmarkedOrder(bytes)
  if (order === null) return null
  return { text: new TextDecoder(order).decode(bytes), encoding: 'utf-16', doubtful: false }
}

function markedOrder([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

/** Latin text in UTF-16 has a zero in nearly every pair of bytes, always on the same side. */
function unmarkedOrder(bytes: Uint8Array): string | null {
  const start = bytes.subarray(0, 2000)
  const zeros = [0, 0]
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const most = 0.4 * start.length
  if (odd > most && even === 0) return 'utf-16le'
  return even > most && odd === 0 ? 'utf-16be' : null
}

function readUtf8(bytes: Uint8Array): DecodedText | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const once = undoSecondEncoding(text)
    if (once !== null) return { text: once, encoding: 'utf-8 twice', doubtful: once.includes('\uFFFD') }
    return { text, encoding: 'utf-8', doubtful: text.includes('\uFFFD') }
  } catch {
    return null
  }
}

/** Bytes of UTF-8 that a program took for Windows-1252: 'Ã±' for 'ñ'. */
const TWICE =
  /[ÂÃ][\u0080-\u00BF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u203A\u20AC\u2122]/

function undoSecondEncoding(text: string): string | null {
  if (!TWICE.test(text)) return null
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) {
    const byte = windows1252Byte(text.charCodeAt(at))
    if (byte === undefined) return null
    bytes[at] = byte
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const bytesFrom = (first: number, length: number) => Uint8Array.from({ length }, (_, at) => first + at)

const WINDOWS_1252 = new Map(
  [...new TextDecoder('windows-1252').decode(bytesFrom(0x80, 32))].map((char, at) => [
    char.charCodeAt(0),
    0x80 + at,
  ]),
)

const windows1252Byte = (code: number): number | undefined =>
  WINDOWS_1252.get(code) ?? (code < 0x100 ? code : undefined)

/** Bytes 128 to 255 of DOS in Western Europe and Latin America, which browsers and Node.js do not decode. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0'

const ONE_BYTE = ['windows-1252', 'cp850', 'macintosh'] as const

function decodeOneByte(bytes: Uint8Array, encoding: (typeof ONE_BYTE)[number]): string {
  if (encoding !== 'cp850') return new TextDecoder(encoding).decode(bytes)
  const ascii = new TextDecoder('windows-1252').decode(bytes)
  return ascii.replace(/\P{ASCII}/gu, (char) => {
    const byte = windows1252Byte(char.charCodeAt(0)) ?? 0x80
    return CP850[byte - 0x80] ?? char
  })
}

/** The likeliest, Windows-1252 where none is likelier. */
function readLikeliest(bytes: Uint8Array): DecodedText {
  const oneByte = ONE_BYTE.map((encoding) => ({ encoding, text: decodeOneByte(bytes, encoding) }))
  // UTF-8 with a damaged letter, such as one cut in two.
  const damaged = { encoding: 'utf-8' as const, text: new TextDecoder('utf-8').decode(bytes) }
  const readings = [...oneByte, damaged].map((reading) => ({ ...reading, score: plausibility(reading.text) }))
  const [best, second] = readings.toSorted((one, other) => other.score - one.score)
  if (!best || !second) throw new Error('There is no encoding')
  const isTie = second.score === best.score && second.text !== best.text
  return {
    text: best.text,
    encoding: best.encoding,
    doubtful: best.score <= 0 || isTie || best === readings.at(-1),
  }
}

/** Their number is enough to tell. */
const MOST_LETTERS = 20_000

/** How much the characters beyond ASCII look like Spanish: letters in words, capitals where words have them. */
function plausibility(text: string): number {
  let score = 0
  let seen = 0
  for (const { 0: char, index } of text.matchAll(/\P{ASCII}/gu)) {
    score += plausibilityOf(char, text.charAt(index - 1), text.charAt(index + 1))
    if (++seen >= MOST_LETTERS) break
  }
  return score
}

const isLower = (char: string) => /^[a-záéíóúüñ]$/.test(char)
const isUpper = (char: string) => /^[A-ZÁÉÍÓÚÜÑ]$/.test(char)
const isLetter = (char: string) => isLower(char) || isUpper(char)

function plausibilityOf(char: string, before: string, after: string): number {
  if (isLower(char))
    return isUpper(before) && isUpper(after) ? -1 : isLetter(before) || isLetter(after) ? 3 : 1
  if (isUpper(char)) return isLower(before) ? -3 : isLetter(before) || isLetter(after) ? 3 : 1
  if ('¿¡'.includes(char)) return isLetter(after) && !isLetter(before) ? 3 : -2
  if ('ºª°'.includes(char)) return isLower(after) ? -2 : 1
  if ('«»“”‘’–—…•·€'.includes(char)) return isLetter(before) && isLetter(after) && char !== '’' ? -3 : 1
  if (/\p{Cc}/u.test(char)) return -5
  return /[àèìòùâêîôûäëïöçãõ]/i.test(char) ? -1 : -3
}
