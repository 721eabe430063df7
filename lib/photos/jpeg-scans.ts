const START_OF_SCAN = 0xda
export const END_OF_IMAGE = 0xd9
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

/** In the browser too, hence no `Buffer`. */
export function walkJpeg(jpeg: Uint8Array): JpegScans {
  const found = { scans: 0, endsInLastBits: false, end: jpeg.length }
  let at = 2
  for (;;) {
    at = jpeg.indexOf(0xff, at)
    if (at === -1 || at + 1 >= jpeg.length) return found
    const marker = jpeg[at + 1] ?? 0
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
    else at += hasNoLength(marker) ? 2 : 2 + 256 * (jpeg[at + 2] ?? 0) + (jpeg[at + 3] ?? 0)
  }
}

/** Progressive files may hide thousands. */
export const countScans = (jpeg: Uint8Array): number => walkJpeg(jpeg).scans

/** Whether the file ends, if too early, where nobody sees it: every part of the picture is there, but for its last bits. */
export const endsInLastBits = (jpeg: Uint8Array): boolean => walkJpeg(jpeg).endsInLastBits

/** Whether its end is there, whatever is behind it: telephones append films and notes. */
export const hasEnd = (jpeg: Uint8Array): boolean => walkJpeg(jpeg).end < jpeg.length
