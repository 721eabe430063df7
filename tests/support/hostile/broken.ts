import sharp from 'sharp'
import { blots } from '@/tests/support/pictures'
import {
  chunk,
  compressedZeros,
  type HostileFile,
  PNG_SIGNATURE,
  png,
  riffChunk,
  segment,
  uint32,
  webp,
  webpCanvas,
  withChunks,
} from './files'
import { withOddSums } from './flawed'

const HTML = Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(400))
const JPEG_START = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')

const start = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share))

/** Writes other bytes over those at a place. */
function overwritten(bytes: Buffer, at: number, value: Buffer): Buffer {
  const copy = Buffer.from(bytes)
  value.copy(copy, at)
  return copy
}

/** A JPEG whose frame claims another size. */
function jpegClaiming(jpeg: Buffer, width: number, height: number): Buffer {
  const frame = [0xc0, 0xc2]
    .map((marker) => jpeg.indexOf(Buffer.from([0xff, marker, 0, 17])))
    .find((at) => at > 0)
  if (frame === undefined) throw new Error('The JPEG has no frame')
  const size = Buffer.alloc(4)
  size.writeUInt16BE(height)
  size.writeUInt16BE(width, 2)
  return overwritten(jpeg, frame + 5, size)
}

/** Pictures of nothing that are small as files: made row by row, so that the test itself needs no memory. */
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#808080' } })

/** Files that begin like a photo and are none, or none that is whole. */
export async function broken(): Promise<HostileFile[]> {
  const [jpeg, whole] = [
    await blots(50, 400, 300),
    await sharp(await blots(51, 400, 300))
      .png()
      .toBuffer(),
  ]
  const picture = await sharp(await blots(52, 400, 300))
    .webp()
    .toBuffer()
  const progressive = await sharp(jpeg).jpeg({ progressive: true }).toBuffer()
  const files: Record<string, Buffer> = {
    'HTML behind the first bytes of a JPEG': Buffer.concat([JPEG_START, HTML]),
    'HTML behind the first bytes of a PNG': Buffer.concat([PNG_SIGNATURE, HTML]),
    'HTML behind the first bytes of a WebP': webp(HTML),
    'the first bytes of a JPEG alone': JPEG_START,
    'the first bytes of a PNG alone': PNG_SIGNATURE,
    'the first bytes of a WebP alone': webp(),
    'a PNG of a header alone': whole.subarray(0, 33),
    'a JPEG cut in its header': jpeg.subarray(0, 150),
    'a JPEG cut off halfway': start(jpeg, 0.5),
    'a JPEG without its last tenth': start(jpeg, 0.9),
    'a JPEG that is closed halfway': Buffer.concat([start(jpeg, 0.5), Buffer.from([0xff, 0xd9])]),
    'a progressive JPEG cut off halfway': start(progressive, 0.5),
    'a PNG cut off halfway': start(whole, 0.5),
    'a PNG without its last tenth': start(whole, 0.9),
    'a PNG that lacks its last pixels': whole.subarray(0, -40),
    'a PNG whose check sums are all wrong': withOddSums(whole, { chunks: true, picture: true }),
    'a WebP cut off halfway': start(picture, 0.5),
    'a WebP without its last tenth': start(picture, 0.9),
    'a PNG with a wrong check sum': overwritten(whole, 29, uint32(1)),
    'a PNG whose pixels are noise': png({ width: 100, height: 100, data: Buffer.alloc(900, 0xa5) }),
    'a PNG with too few pixels': png({ width: 900, height: 900 }),
    'a PNG of no width': png({ width: 0, height: 100 }),
    'a PNG with 3 bits a channel': png({ width: 10, height: 10, bits: 3 }),
    'a PNG of a colour there is not': png({ width: 10, height: 10, colour: 5 }),
    'a PNG with a palette and without one': png({ width: 10, height: 10, colour: 3 }),
    'a PNG with a chunk as long as four gigabytes': Buffer.concat([
      whole.subarray(0, 33),
      Buffer.from('ffffffff', 'hex'),
      whole.subarray(37),
    ]),
    'a JPEG whose coding tables are noise': overwritten(jpeg, 200, Buffer.alloc(200, 0xff)),
    'a WebP that claims to be longer': overwritten(picture, 4, Buffer.from('ffffff7f', 'hex')),
    'a WebP whose pixels are noise': webp(riffChunk('VP8 ', Buffer.alloc(500, 0xa5))),
    'a WebP canvas without a picture': webp(webpCanvas(400, 300)),
    'a WebP canvas of 16,384 × 16,384': webp(webpCanvas(16_384, 16_384), riffChunk('VP8 ', Buffer.alloc(40))),
    'a PNG that claims two billion columns': png({ width: 0x7fff_ffff, height: 1 }),
  }
  return Object.entries(files).map(([name, bytes]) => ({ name, bytes, becomes: 'invalid' }))
}

/** Files whose header says that they are more than a photo may be. */
export async function tooLarge(): Promise<HostileFile[]> {
  const jpeg = await blots(53, 400, 300)
  const held = blank(5000, 4000)
  const files: Record<string, Buffer> = {
    'a JPEG that claims 65,500 × 65,500': jpegClaiming(jpeg, 65_500, 65_500),
    'a PNG that claims 60,000 × 60,000': png({ width: 60_000, height: 60_000 }),
    'a PNG of 400 megapixels in some kilobytes': png({
      width: 20_000,
      height: 20_000,
      bits: 1,
      colour: 0,
      data: compressedZeros(48),
    }),
    'an interlaced PNG of 20 megapixels': await held.clone().png({ progressive: true }).toBuffer(),
    'a progressive JPEG of 20 megapixels': await held.clone().jpeg({ progressive: true }).toBuffer(),
    'a PNG of 49 megapixels with 16 bits and transparency': png({
      width: 7000,
      height: 7000,
      bits: 16,
      colour: 6,
      data: compressedZeros(376),
    }),
    'an interlaced PNG of 16 megapixels with 16 bits and transparency': png({
      width: 4000,
      height: 4000,
      bits: 16,
      colour: 6,
      interlaced: true,
      data: compressedZeros(124),
    }),
    'a WebP of 20 megapixels': await held.clone().webp({ quality: 1, effort: 0 }).toBuffer(),
    'a WebP of 20 megapixels without loss': await held.clone().webp({ lossless: true, effort: 0 }).toBuffer(),
    'a photo with twelve megabytes behind it': Buffer.concat([jpeg, Buffer.alloc(12 << 20)]),
    'a PNG of too many bytes': withChunks(
      png({ width: 9, height: 9 }),
      chunk('vpAg', Buffer.alloc(12 << 20)),
    ),
    'a JPEG of too many bytes': Buffer.concat([
      jpeg.subarray(0, 2),
      ...Array.from({ length: 200 }, () => segment(0xe5, Buffer.alloc(65_000, 1))),
      jpeg.subarray(2),
    ]),
  }
  return Object.entries(files).map(([name, bytes]) => ({ name, bytes, becomes: 'too_large' }))
}
