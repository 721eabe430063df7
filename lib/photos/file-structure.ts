const PNG_START = 8
/** A chunk's length, type and checksum. */
const CHUNK_OVERHEAD = 12
const TEXT_CHUNKS = new Set(['tEXt', 'zTXt', 'iTXt'])

/** Text chunks are inflated before the first pixel (decompression bombs); a truncated last one goes too. */
export function stripTextChunks(png: Buffer): Buffer {
  const kept = [png.subarray(0, PNG_START)]
  let at = PNG_START
  while (at + CHUNK_OVERHEAD <= png.length) {
    const end = at + CHUNK_OVERHEAD + png.readUInt32BE(at)
    if (end > png.length) break
    if (!TEXT_CHUNKS.has(png.toString('latin1', at + 4, at + 8))) kept.push(png.subarray(at, end))
    at = end
  }
  return Buffer.concat(kept)
}

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
const FILL_BYTE = 0xff
/** Stuffing, reserved, restart and start markers have no length field. */
const hasNoLength = (marker: number) => marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8)

interface JpegScans {
  /** Their number (SOS markers). */
  scans: number
  /** Whether the last one only adds the last bit to what earlier ones brought (ITU-T T.81, G.1.1.1.2). */
  endsInLastBits: boolean
  /** Where the end marker stands, or the length of the file. */
  end: number
}

function walkJpeg(jpeg: Buffer): JpegScans {
  const found = { scans: 0, endsInLastBits: false, end: jpeg.length }
  let at = 2
  for (;;) {
    at = jpeg.indexOf(0xff, at)
    if (at === -1 || at + 1 >= jpeg.length) return found
    const marker = jpeg.readUInt8(at + 1)
    // Motion photos append a video.
    if (marker === END_OF_IMAGE) return { ...found, end: at }
    if (at + 4 > jpeg.length) return found
    if (marker === START_OF_SCAN) {
      found.scans += 1
      // Bits known before and after it, behind its list of components.
      const bits = jpeg[at + 7 + 2 * (jpeg[at + 4] ?? 0)] ?? 0
      found.endsInLastBits = bits >> 4 === 1 && (bits & 15) === 0
    }
    if (marker === FILL_BYTE) at += 1
    else at += hasNoLength(marker) ? 2 : 2 + jpeg.readUInt16BE(at + 2)
  }
}

/** Progressive files may hide thousands. */
export const countScans = (jpeg: Buffer): number => walkJpeg(jpeg).scans

/** Whether the file ends, if too early, where nobody sees it: every part of the picture is there, but for its last bits. */
export const endsInLastBits = (jpeg: Buffer): boolean => walkJpeg(jpeg).endsInLastBits

/** Coded data of nothing; the last bytes fill up a coefficient that has begun. */
const FILLER = Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 89 + (at >> 3) * 57) % 251))
const END_MARKER = Buffer.from([0xff, END_OF_IMAGE])

/**
 * A JPEG with an end marker, and the same with coded data before it that a decoder only looks at where some is missing: from
 * the first line on in which the two differ, the picture is not there.
 */
export function withEndMarkers(jpeg: Buffer): { closed: Buffer; filled: Buffer } {
  let { end } = walkJpeg(jpeg)
  // Half a marker.
  while (jpeg[end - 1] === 0xff) end -= 1
  const body = jpeg.subarray(0, end)
  return {
    closed: Buffer.concat([body, END_MARKER]),
    filled: Buffer.concat([body, FILLER, END_MARKER]),
  }
}

/** Whether a file that cannot be read ends before its time, as far as its structure says. */
export function isCutOff(file: Buffer): boolean {
  if (file.toString('latin1', 0, 4) === 'RIFF') return file.readUInt32LE(4) + 8 > file.length
  if (file[0] === 0xff) return walkJpeg(file).end === file.length
  return !file.subarray(-64).includes('IEND')
}
