import { crc32, deflateSync } from 'node:zlib'
import { END_OF_IMAGE, walkJpeg } from './jpeg-scans'

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

/** The PNG with this ICC profile, behind its header, as the only one (PNG, 11.3.2.3). */
export function withIccProfile(png: Buffer, profile: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPprofile\0\0', 'latin1'), deflateSync(profile)])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length - 4)
  checksum.writeUInt32BE(crc32(body))
  const header = PNG_START + CHUNK_OVERHEAD + png.readUInt32BE(PNG_START)
  return Buffer.concat([png.subarray(0, header), length, body, checksum, png.subarray(header)])
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
