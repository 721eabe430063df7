import sharp from 'sharp'

/**
 * A picture with light and dark places that no other number has: what photos of different things are to a computer.
 * Made of soft blots, so that it survives being made smaller as a photo does.
 */
export async function blots(number: number, width = 900, height = 600): Promise<Buffer> {
  let state = number * 2_654_435_761 + 1
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
  const small = Buffer.from(Array.from({ length: 12 * 8 * 3 }, () => Math.floor(next() * 256)))
  return sharp(small, { raw: { width: 12, height: 8, channels: 3 } })
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** The picture as a form sends it. */
export const fileOf = (bytes: Buffer, name = 'foto.jpg', type = 'image/jpeg'): File =>
  new File([new Uint8Array(bytes)], name, { type })
