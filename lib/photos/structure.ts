const PNG_START = 8
/** Length and type before the data of a PNG's chunk, and its checksum after it. */
const CHUNK_EXTRA = 12
const TEXTS = new Set(['tEXt', 'zTXt', 'iTXt'])

/**
 * A PNG without its texts, of which nothing is kept anyway: a reader unpacks every one of them before the first pixel, and
 * a few kilobytes may become megabytes each. Nothing is unpacked here.
 * @param png a file that begins as a PNG does; what breaks off in the middle of a chunk ends before it.
 */
export function withoutTexts(png: Buffer): Buffer {
  const kept = [png.subarray(0, PNG_START)]
  let at = PNG_START
  while (at + CHUNK_EXTRA <= png.length) {
    const end = at + CHUNK_EXTRA + png.readUInt32BE(at)
    if (end > png.length) break
    if (!TEXTS.has(png.toString('latin1', at + 4, at + 8))) kept.push(png.subarray(at, end))
    at = end
  }
  return Buffer.concat(kept)
}

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
const FILLER = 0xff
/**
 * Markers without a length: a stuffed zero, those that no picture has (a decoder stops at them, or passes over them alone),
 * restarts, a beginning.
 */
const isBare = (marker: number) => marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8)

/**
 * How often a JPEG goes over its picture. A decoder of a progressive one does all of them, and each may take next to no
 * bytes. What stands behind the picture's end (a phone's short film) is not looked at.
 * @param jpeg a file that begins as a JPEG does
 */
export function countScans(jpeg: Buffer): number {
  let scans = 0
  let at = 2
  for (;;) {
    at = jpeg.indexOf(0xff, at)
    if (at === -1 || at + 4 > jpeg.length) return scans
    const marker = jpeg.readUInt8(at + 1)
    if (marker === END_OF_IMAGE) return scans
    if (marker === START_OF_SCAN) scans += 1
    if (marker === FILLER) at += 1
    else at += isBare(marker) ? 2 : 2 + jpeg.readUInt16BE(at + 2)
  }
}
