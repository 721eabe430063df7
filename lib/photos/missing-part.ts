import sharp, { type Metadata } from 'sharp'
import { withEndMarkers } from './file-structure'
import { endsInLastBits } from './jpeg-scans'

/** What every viewer shows of a cut file: all but the last row of blocks, or a fiftieth of a large picture. */
const LAST_LINES = 20
const LAST_SHARE = 0.02
/** Largest share that may be missing of a small picture, whose last blocks are much of it. */
const MAX_SHARE = 0.1

/** Larger ones are compared at an eighth, for which a baseline JPEG is hardly decoded. */
const MAX_COMPARED_PIXELS = 4_000_000

/**
 * Whether a JPEG ends before its picture does, by more than its last lines or bits. @throws Error when it cannot be
 * decoded.
 */
export async function isPartMissing(jpeg: Buffer): Promise<boolean> {
  if (endsInLastBits(jpeg)) return false
  const { closed, filled } = withEndMarkers(jpeg)
  const header = await sharp(closed, { failOn: 'none' }).metadata()
  const size = comparedSize(header)
  const [shown, other] = [await pixelsOf(closed, size), await pixelsOf(filled, size)]
  const rowBytes = shown.length / size.height
  const rowOf = (pixels: Buffer, row: number) => pixels.subarray(row * rowBytes, (row + 1) * rowBytes)
  let row = 0
  while (row < size.height && rowOf(shown, row).equals(rowOf(other, row))) row += 1
  const missing = (size.height - row) / size.height
  return missing > Math.max(LAST_SHARE, Math.min(LAST_LINES / header.height, MAX_SHARE))
}

/** What a progressive one lacks may be small differences, which shrinking would hide: fewer columns, but all lines. */
function comparedSize({ width, height, isProgressive }: Metadata) {
  if (isProgressive) return { width: Math.ceil(width / 2), height }
  const scale = width * height > MAX_COMPARED_PIXELS ? 8 : 1
  return { width: Math.ceil(width / scale), height: Math.ceil(height / scale) }
}

const pixelsOf = (jpeg: Buffer, size: { width: number; height: number }): Promise<Buffer> =>
  sharp(jpeg, { failOn: 'none' })
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer()
