import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { decoding, inspectPhoto, MAX_PIXELS } from './inspect'
import { perceptualHash } from './perceptual-hash'

/** A photo made ready to be stored: upright, without metadata, in all sizes of the site. */
export interface ProcessedPhoto {
  /** 32 hexadecimal digits of the large size's SHA-256; the names of all files derive from it. */
  hash: string
  /** Pixels of the large size. */
  width: number
  height: number
  /** WebP, at most 1600, 800 and 400 wide; never larger than the original. */
  large: Buffer
  medium: Buffer
  small: Buffer
  /** JPEG of 1200×630 for shared links, under 300 KB. */
  preview: Buffer
  /** A WebP of at most 16 pixels as a data URL of less than 400 characters. */
  blur: string
  /** dHash: copies of a picture differ by a few bits. */
  perceptualHash: bigint
}

const PREVIEW_BYTES = 300_000
const BLUR_BYTES = 270
/** How hard WebP tries, 0 to 6: 2 takes two thirds of the time of 4, for photos that are some percent larger. */
const EFFORT = 2
const LARGE = { width: 1600, height: 2400 }
const MEDIUM = { width: 800, height: 1200 }
const SMALL = { width: 400, height: 600 }

interface Pixels {
  data: Buffer
  raw: { width: number; height: number; channels: 3 }
}

/** Decodes once: upright, sRGB, on white where it was transparent, within the large size. */
async function decode(input: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(input, { failOn: 'error', limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ ...LARGE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: 3 } }
}

/** The first encoding that fits, from the best quality down; the last one when none does. */
async function encodeWithin(
  maxBytes: number,
  qualities: readonly number[],
  encode: (quality: number) => Sharp,
): Promise<Buffer> {
  let encoded: Buffer = Buffer.alloc(0)
  for (const quality of qualities) {
    encoded = await encode(quality).toBuffer()
    if (encoded.length < maxBytes) break
  }
  return encoded
}

/** A size of the photo as WebP. */
function sized({ data, raw }: Pixels, size: { width: number; height: number }): Promise<Buffer> {
  return sharp(data, { raw })
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: EFFORT })
    .toBuffer()
}

/** What a shared link shows. Heads matter: of a wide photo the upper part is kept, of a tall one the liveliest. */
function previewOf({ data, raw }: Pixels): Promise<Buffer> {
  const position = raw.height > raw.width ? 'attention' : 'north'
  return encodeWithin(PREVIEW_BYTES, [80, 60, 40, 20], (quality) =>
    sharp(data, { raw }).resize({ width: 1200, height: 630, fit: 'cover', position }).jpeg({ quality }),
  )
}

async function blurOf({ data, raw }: Pixels): Promise<string> {
  const tiny = await encodeWithin(BLUR_BYTES, [50, 30, 10, 1], (quality) =>
    sharp(data, { raw }).resize({ width: 16, height: 16, fit: 'inside' }).webp({ quality }),
  )
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

/**
 * Turns an uploaded file into the photo's stored sizes. The output is always re-encoded, so nothing of the
 * original file survives but what can be seen: no place, no camera, no appended data.
 * @throws DomainError as `inspectPhoto` does, and `invalid` when the file is not whole.
 */
export async function processPhoto(input: Buffer): Promise<ProcessedPhoto> {
  const readable = await inspectPhoto(input)
  const pixels = await decoding(() => decode(readable))
  const [large, medium, small] = await Promise.all([
    sized(pixels, LARGE),
    sized(pixels, MEDIUM),
    sized(pixels, SMALL),
  ])
  const hash = createHash('sha256').update(large).digest('hex').slice(0, 32)
  const { width, height } = pixels.raw
  const preview = await previewOf(pixels)
  const blur = await blurOf(pixels)
  const dHash = await perceptualHash(sharp(pixels.data, { raw: pixels.raw }))
  return { hash, width, height, large, medium, small, preview, blur, perceptualHash: dHash }
}
