import { createHash } from 'node:crypto'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { DomainError } from '@/lib/errors'

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
}

const MAX_BYTES = 12 * 1024 * 1024
const MAX_PIXELS = 50_000_000
// An interlaced PNG is held in memory whole, several times over: 600 KB of file can take a gigabyte.
const MAX_INTERLACED_PIXELS = 16_000_000
const PREVIEW_BYTES = 300_000
const BLUR_BYTES = 270
const LARGE = { width: 1600, height: 2400 }
const MEDIUM = { width: 800, height: 1200 }
const SMALL = { width: 400, height: 600 }

// Decoders are attack surface: all are shut but the three formats people may upload.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

/** The first bytes decide, never a file name or a declared type: SVG and HTML must not reach a decoder. */
function hasPhotoSignature(input: Buffer): boolean {
  const text = (from: number, to: number) => input.toString('latin1', from, to)
  const jpeg = text(0, 3) === '\xff\xd8\xff'
  const png = text(0, 8) === '\x89PNG\r\n\x1a\n'
  const webp = text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP'
  return jpeg || png || webp
}

const unreadable = () =>
  new DomainError('invalid', 'No pudimos leer la foto. Tiene que ser una imagen JPEG, PNG o WebP.')

/** Runs a decode; whatever the decoder says of a broken file, the person learns only that it is unreadable. */
async function decoding<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch {
    throw unreadable()
  }
}

function refuseTooManyPixels({ width, height, format, isProgressive }: Metadata): void {
  const limit = format === 'png' && isProgressive ? MAX_INTERLACED_PIXELS : MAX_PIXELS
  if (width * height <= limit) return
  throw new DomainError('too_large', `La foto tiene más de ${limit / 1_000_000} megapíxeles.`)
}

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
function sized(
  { data, raw }: Pixels,
  size: { width: number; height: number },
  effort: number,
): Promise<Buffer> {
  return sharp(data, { raw })
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort })
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
 *
 * @param options.effort 0–6, how hard WebP tries: 2 takes half the time of 4, for files that are a tenth larger.
 * @throws DomainError `invalid` when it is not a whole JPEG, PNG or WebP; `too_large` over 12 MB, 50 megapixels
 * or 16 megapixels in an interlaced PNG.
 */
export async function processPhoto(input: Buffer, { effort = 4 } = {}): Promise<ProcessedPhoto> {
  if (input.length > MAX_BYTES) throw new DomainError('too_large', 'La foto pesa más de 12 MB.')
  if (!hasPhotoSignature(input)) throw unreadable()
  refuseTooManyPixels(await decoding(() => sharp(input, { limitInputPixels: false }).metadata()))
  const pixels = await decoding(() => decode(input))
  const [large, medium, small] = await Promise.all([
    sized(pixels, LARGE, effort),
    sized(pixels, MEDIUM, effort),
    sized(pixels, SMALL, effort),
  ])
  const hash = createHash('sha256').update(large).digest('hex').slice(0, 32)
  const { width, height } = pixels.raw
  const preview = await previewOf(pixels)
  return { hash, width, height, large, medium, small, preview, blur: await blurOf(pixels) }
}
