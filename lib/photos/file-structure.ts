import { crc32, deflateSync } from 'node:zlib'
import { END_OF_IMAGE, walkJpeg } from './jpeg-scans'

export const PNG_START = 8
/** A chunk's length, type and checksum. */
const CHUNK_OVERHEAD = 12
const TEXT_CHUNKS = new Set(['tEXt', 'zTXt', 'iTXt'])

/** The chunks of a PNG, the last one as far as the file goes. @returns where each begins, and its end if it were whole */
export function* pngChunks(png: Buffer): Generator<{ type: string; start: number; end: number }> {
  for (let start = PNG_START; start + 8 <= png.length; ) {
    const end = start + CHUNK_OVERHEAD + png.readUInt32BE(start)
    yield { type: png.toString('latin1', start + 4, start + 8), start, end }
    start = end
  }
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

/** Text chunks are inflated before the first pixel (decompression bombs). A truncated last one goes too, unless it has pixels. */
export function stripTextChunks(png: Buffer): Buffer {
  const kept = [png.subarray(0, PNG_START)]
  for (const { type, start, end } of pngChunks(png))
    if (!TEXT_CHUNKS.has(type) && (end <= png.length || type === 'IDAT')) kept.push(png.subarray(start, end))
  return Buffer.concat(kept)
}

/** The PNG with this ICC profile, behind its header, as the only one (PNG, 11.3.2.3). */
export function withIccProfile(png: Buffer, profile: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('profile\0\0', 'latin1'), deflateSync(profile)])
  const header = PNG_START + CHUNK_OVERHEAD + png.readUInt32BE(PNG_START)
  return Buffer.concat([png.subarray(0, header), pngChunk('iCCP', body), png.subarray(header)])
}

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
