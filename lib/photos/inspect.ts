import sharp, { type Metadata } from 'sharp'
import { DomainError } from '@/lib/platform/errors'
import { countScans, stripTextChunks } from './file-structure'
import { MAX_PHOTO_BYTES, TOO_LARGE } from './limits'

/** Baseline JPEG is decoded in scanlines with shrink-on-load. */
export const MAX_PIXELS = 50_000_000
/** Progressive JPEG, interlaced PNG and WebP are held whole several times: 600 KB can take a gigabyte. */
const MAX_DECODED_BYTES = 50_000_000
/** Narrower pictures show no animal and take minutes to crop. */
const MAX_ASPECT_RATIO = 10
/** Progressive JPEGs have about ten; each costs time, however small. */
const MAX_SCANS = 100

// Every photo is decoded once.
sharp.cache(false)
// Decoders are attack surface: only the three accepted formats are enabled.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

const textOf = (input: Buffer, from: number, to: number) => input.toString('latin1', from, to)

const isJpeg = (input: Buffer) => textOf(input, 0, 3) === '\xff\xd8\xff'
const isPng = (input: Buffer) => textOf(input, 0, 8) === '\x89PNG\r\n\x1a\n'

/** Tells photos by their first bytes, not by name or declared type: SVG and HTML must not reach a decoder. */
function hasPhotoSignature(input: Buffer): boolean {
  const webp = textOf(input, 0, 4) === 'RIFF' && textOf(input, 8, 12) === 'WEBP'
  return isJpeg(input) || isPng(input) || webp
}

const isHeic = (input: Buffer) =>
  textOf(input, 4, 8) === 'ftyp' && /^(hei|hev|mif|msf|avi)/.test(textOf(input, 8, 12))

const unreadable = () =>
  new DomainError('invalid', 'No pudimos leer la foto. Tiene que ser una imagen JPEG, PNG o WebP.')

const heic = () =>
  new DomainError(
    'invalid',
    'Tu teléfono guardó la foto en formato HEIC, que no podemos leer. Envíala como JPEG: en los ajustes de la cámara elige «El más compatible».',
  )

export async function withDecodeErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch {
    throw unreadable()
  }
}

function pixelLimit({ format, isProgressive, channels, depth }: Metadata): number {
  if (format === 'jpeg' && !isProgressive) return MAX_PIXELS
  return MAX_DECODED_BYTES / (channels * (depth === 'ushort' ? 2 : 1))
}

/**
 * By the header, without decoding. @returns the input without a PNG's text chunks. @throws DomainError invalid (format,
 * strip, too many scans); too_large over 12 MB or the pixel limit.
 */
export async function inspectPhoto(input: Buffer): Promise<Buffer> {
  if (input.length > MAX_PHOTO_BYTES) throw new DomainError('too_large', TOO_LARGE)
  if (isHeic(input)) throw heic()
  if (!hasPhotoSignature(input)) throw unreadable()
  if (isJpeg(input) && countScans(input) > MAX_SCANS) throw unreadable()
  const readable = isPng(input) ? stripTextChunks(input) : input
  const header = await withDecodeErrors(() => sharp(readable, { limitInputPixels: false }).metadata())
  const { width, height } = header
  const limit = pixelLimit(header)
  if (width * height > limit) {
    const megapixels = Math.floor(limit / 1_000_000)
    throw new DomainError('too_large', `La foto tiene más de ${megapixels} megapíxeles.`)
  }
  if (Math.max(width, height) > MAX_ASPECT_RATIO * Math.min(width, height)) {
    throw new DomainError('invalid', 'La foto es demasiado angosta. Recórtala y súbela otra vez.')
  }
  return readable
}
