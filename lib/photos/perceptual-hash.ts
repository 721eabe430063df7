import type { Sharp } from 'sharp'

const COLUMNS = 9
const ROWS = 8

/**
 * Perceptual hash of a picture: dHash of 9×8 grey values, one bit for each pixel brighter than its right neighbour.
 * Copies that are resized, encoded again or a little brighter differ by a few bits. Signed, as Postgres keeps it.
 */
export async function perceptualHash(picture: Sharp): Promise<bigint> {
  const grey = await picture
    .greyscale()
    .resize({ width: COLUMNS, height: ROWS, fit: 'fill' })
    .raw()
    .toBuffer()
  let bits = 0n
  for (let row = 0; row < ROWS; row++) {
    for (let column = 1; column < COLUMNS; column++) {
      const at = row * COLUMNS + column
      bits = (bits << 1n) | ((grey[at - 1] ?? 0) > (grey[at] ?? 0) ? 1n : 0n)
    }
  }
  return BigInt.asIntN(64, bits)
}
