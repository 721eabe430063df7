import type { Sharp } from 'sharp'

const COLUMNS = 9
const ROWS = 8

/**
 * 64 bits that say of a picture where it gets darker from left to right, in nine columns and eight rows. They stay
 * nearly the same when it is made smaller, encoded again or a little brighter. Signed, as the database keeps them.
 */
export async function fingerprintOf(picture: Sharp): Promise<bigint> {
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
