import sharp, { type Metadata } from 'sharp'
import { DomainError } from '@/lib/errors'
import { MAX_PHOTO_MB } from './rules'
import { countScans, withoutTexts } from './structure'

export const MAX_PHOTO_BYTES = MAX_PHOTO_MB * 1024 * 1024
export const TOO_HEAVY = `La foto pesa más de ${MAX_PHOTO_MB} MB.`
/** Of a JPEG that is read row by row, and shrunk while it is. */
export const MAX_PIXELS = 50_000_000
/**
 * Of anything else: 16 megapixels of 8 bits in three channels, fewer where they are deeper or transparent. Decoders
 * hold progressive JPEG, interlaced PNG and WebP whole, several times over: 600 KB of file can take a gigabyte.
 */
const MAX_BYTES = 50_000_000
/** How many times as long as broad. What is narrower shows no animal, and takes minutes to be cut to a preview. */
const MAX_PROPORTION = 10
/** Progressive JPEGs go over their picture some ten times; each time takes a decoder a moment, however few its bytes. */
const MAX_SCANS = 100

// No photo comes twice, so what the library would remember of the last ones is of no use.
sharp.cache(false)
// Decoders are attack surface: all are shut but the three formats people may upload.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

const textOf = (input: Buffer, from: number, to: number) => input.toString('latin1', from, to)

const isJpeg = (input: Buffer) => textOf(input, 0, 3) === '\xff\xd8\xff'
const isPng = (input: Buffer) => textOf(input, 0, 8) === '\x89PNG\r\n\x1a\n'

/** The first bytes decide, never a file name or a declared type: SVG and HTML must not reach a decoder. */
function hasPhotoSignature(input: Buffer): boolean {
  const webp = textOf(input, 0, 4) === 'RIFF' && textOf(input, 8, 12) === 'WEBP'
  return isJpeg(input) || isPng(input) || webp
}

/** What telephones write instead of JPEG: HEIC and its relatives. */
const isHeic = (input: Buffer) =>
  textOf(input, 4, 8) === 'ftyp' && /^(hei|hev|mif|msf|avi)/.test(textOf(input, 8, 12))

const unreadable = () =>
  new DomainError('invalid', 'No pudimos leer la foto. Tiene que ser una imagen JPEG, PNG o WebP.')

const heic = () =>
  new DomainError(
    'invalid',
    'Tu teléfono guardó la foto en formato HEIC, que no podemos leer. Envíala como JPEG: en los ajustes de la cámara elige «El más compatible».',
  )

/** Runs a decode; whatever the decoder says of a broken file, the person learns only that it is unreadable. */
export async function decoding<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch {
    throw unreadable()
  }
}

function pixelLimit({ format, isProgressive, channels, depth }: Metadata): number {
  if (format === 'jpeg' && !isProgressive) return MAX_PIXELS
  return MAX_BYTES / (channels * (depth === 'ushort' ? 2 : 1))
}

/**
 * Looks at a file as far as its header: what it is, how heavy and how large. Nothing is decoded or unpacked.
 * @returns what of the file a decoder may read: all but the texts of a PNG.
 * @throws DomainError `invalid` when it is no JPEG, PNG or WebP, a strip, or a JPEG of endless scans; `too_large` over
 *   12 MB, over 50 megapixels, or over some 16 where it is no plain JPEG.
 */
export async function inspectPhoto(input: Buffer): Promise<Buffer> {
  if (input.length > MAX_PHOTO_BYTES) throw new DomainError('too_large', TOO_HEAVY)
  if (isHeic(input)) throw heic()
  if (!hasPhotoSignature(input)) throw unreadable()
  if (isJpeg(input) && countScans(input) > MAX_SCANS) throw unreadable()
  const readable = isPng(input) ? withoutTexts(input) : input
  const header = await decoding(() => sharp(readable, { limitInputPixels: false }).metadata())
  const { width, height } = header
  const limit = pixelLimit(header)
  if (width * height > limit) {
    const megapixels = Math.floor(limit / 1_000_000)
    throw new DomainError('too_large', `La foto tiene más de ${megapixels} megapíxeles.`)
  }
  if (Math.max(width, height) > MAX_PROPORTION * Math.min(width, height)) {
    throw new DomainError('invalid', 'La foto es demasiado angosta. Recórtala y súbela otra vez.')
  }
  return readable
}
