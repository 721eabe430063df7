import { decodeOneByte, ONE_BYTE } from './one-byte'
import { hasLostLetters, undoSecondEncoding } from './second-encoding'

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
  const text = withoutEndMarks(decoded.text)
  const isFilledUp = decoded.text.endsWith('\u0000')
  if (text.includes('\u0000') || (isFilledUp && CONTROLS.test(text))) return null
  const undone = undoSecondEncoding(text)
  return {
    text: undone,
    encoding: undone === text ? decoded.encoding : 'utf-8 twice',
    doubtful: decoded.doubtful || hasLostLetters(undone),
  }
}

/** DOS ended files with this sign; others fill them up with zeros. */
const END_MARKS = '\u0000\u001A'

/** No text has them, whatever a file of text was filled up with. */
const CONTROLS = /[^\P{Cc}\s]/u

function withoutEndMarks(text: string): string {
  let end = text.length
  while (END_MARKS.includes(text.charAt(end - 1)) && end > 0) end--
  return text.slice(0, end)
}

function readUtf16(bytes: Uint8Array): DecodedText | null {
  const order = markedOrder(bytes) ?? unmarkedOrder(bytes)
  if (order === null) return null
  return { text: new TextDecoder(order).decode(inPairs(bytes, order)), encoding: 'utf-16', doubtful: false }
}

/** A file that was cut in the middle of a letter: of a Latin one the missing half is zero. */
function inPairs(bytes: Uint8Array, order: string): Uint8Array {
  if (bytes.length % 2 === 0) return bytes
  return order === 'utf-16le' ? Uint8Array.from([...bytes, 0]) : bytes.subarray(0, -1)
}

function markedOrder([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

/** Zeros that are no halves of letters, such as those at the end. */
const FEW = 0.1

/** Latin text in UTF-16 has a zero in nearly every pair of bytes, on the same side. */
function unmarkedOrder(bytes: Uint8Array): string | null {
  const start = bytes.subarray(0, 2000)
  const zeros = [0, 0]
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const most = 0.4 * start.length
  if (odd > most && even <= FEW * odd) return 'utf-16le'
  return even > most && odd <= FEW * even ? 'utf-16be' : null
}

function readUtf8(bytes: Uint8Array): DecodedText | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { text, encoding: 'utf-8', doubtful: false }
  } catch {
    return null
  }
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
