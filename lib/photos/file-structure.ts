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

/** Counts the scans (SOS markers) of a JPEG: progressive files may hide thousands. */
export function countScans(jpeg: Buffer): number {
  let scans = 0
  let at = 2
  for (;;) {
    at = jpeg.indexOf(0xff, at)
    if (at === -1 || at + 4 > jpeg.length) return scans
    const marker = jpeg.readUInt8(at + 1)
    // Motion photos append a video.
    if (marker === END_OF_IMAGE) return scans
    if (marker === START_OF_SCAN) scans += 1
    if (marker === FILL_BYTE) at += 1
    else at += hasNoLength(marker) ? 2 : 2 + jpeg.readUInt16BE(at + 2)
  }
}
