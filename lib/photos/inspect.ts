import sharp, { type Metadata } from 'sharp'
import { DomainError } from '@/lib/platform/errors'
import { isCutOff, stripTextChunks } from './file-structure'
import { heicSize } from './heic'
import { HeicError, type HeicSize } from './heif-file'
import { countScans } from './jpeg-scans'
import { MAX_PHOTO_BYTES, TOO_LARGE } from './limits'
import { formatOf, formatProblem, isPhotoFormat } from './photo-format'

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

const DAMAGED =
  'No pudimos leer la foto: el archivo está dañado. Ábrela y guárdala otra vez como JPG, o elige otra.'
const INCOMPLETE =
  'No pudimos leer la foto completa: al archivo le falta una parte. Descárgala o cópiala otra vez y vuelve a subirla.'

const damaged = () => new DomainError('invalid', DAMAGED)
export const incomplete = () => new DomainError('invalid', INCOMPLETE)

/** A failure of the decoder is the file's fault. @throws DomainError invalid: incomplete or damaged. */
export async function withDecodeErrors<Result>(input: Buffer, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw (error instanceof HeicError ? error.isCutOff : isCutOff(input)) ? incomplete() : damaged()
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
  // SVG and HTML must not reach a decoder.
  const format = formatOf(input)
  if (!isPhotoFormat(format)) throw new DomainError('invalid', formatProblem(format))
  if (format === 'jpeg' && countScans(input) > MAX_SCANS) throw damaged()
  if (format === 'heic') {
    await withDecodeErrors(input, async () => checkHeic(heicSize(input)))
    return input
  }
  const readable = format === 'png' ? stripTextChunks(input) : input
  const header = await withDecodeErrors(input, () =>
    sharp(readable, { failOn: 'none', limitInputPixels: false }).metadata(),
  )
  checkSize(header, pixelLimit(header))
  return readable
}

/** The largest stored size: more is not needed of a picture in tiles. */
const NEEDED = { width: 1600, height: 2400 }
const SHRINKS = [8, 4, 2]

/** By how much a HEIC is shrunk while it is decoded; upright it is still as large as what is stored. */
export function heicShrink({ width, height, tile, turns }: HeicSize): number {
  const isTurned = turns.filter((turn) => turn.kind === 'rotate' && turn.degrees % 180 !== 0).length % 2 === 1
  const [wide, high] = isTurned ? [height, width] : [width, height]
  const most = Math.max(wide / NEEDED.width, high / NEEDED.height)
  const isWhole = (shrink: number) => tile.width % shrink === 0 && tile.height % shrink === 0
  return SHRINKS.find((shrink) => shrink <= most && isWhole(shrink)) ?? 1
}

/** A tile is decoded whole, the picture only as far as it is needed. What is cut from it must be no strip, either. */
function checkHeic(size: HeicSize): void {
  const wholeLimit = MAX_DECODED_BYTES / 3
  checkSize(size.tile, wholeLimit)
  checkSize(size, Math.min(MAX_PIXELS, wholeLimit * heicShrink(size) ** 2))
  for (const turn of size.turns) if (turn.kind === 'crop') checkSize(turn.area, MAX_PIXELS)
}

function checkSize({ width, height }: { width: number; height: number }, limit: number): void {
  if (width * height > limit) {
    const megapixels = Math.floor(limit / 1_000_000)
    throw new DomainError('too_large', `La foto tiene más de ${megapixels} megapíxeles.`)
  }
  if (Math.max(width, height) > MAX_ASPECT_RATIO * Math.min(width, height)) {
    throw new DomainError('invalid', 'La foto es demasiado angosta. Recórtala y súbela otra vez.')
  }
}
