import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { heicSize, heicToPng } from './heic'
import { heicShrink, incomplete, inspectPhoto, MAX_PIXELS, withDecodeErrors } from './inspect'
import { isPartMissing } from './missing-part'
import { formatOf } from './photo-format'
import { withCheckSums } from './png-check-sums'

/** A photo turned as EXIF says, without metadata. */
export interface ProcessedPhoto {
  /** 32 hex digits of the large size's SHA-256. */
  hash: string
  width: number
  height: number
  /** WebP, at most 1600, 800 and 400 wide, never enlarged. */
  large: Buffer
  medium: Buffer
  small: Buffer
  /** JPEG 1200×630, under 300 KB. */
  preview: Buffer
  /** 16-pixel WebP data URL, under 400 characters. */
  blur: string
  perceptualHash: bigint
}

const PREVIEW_BYTES = 300_000
const BLUR_BYTES = 270
/** WebP's effort, of 0–6: 2 takes two thirds of the time of 4 for slightly larger files. */
const EFFORT = 2
/** In pixels, and WebP's quality: only the large one is looked at closely; 72 takes a fifth fewer bytes than 80. */
const LARGE = { width: 1600, height: 2400, quality: 80 }
const MEDIUM = { width: 800, height: 1200, quality: 72 }
const SMALL = { width: 400, height: 600, quality: 72 }

/** Limit of the library itself, for where `decoder-pool` cannot stop it. */
const LONGEST_SECONDS = 10
/** 48 megapixels take a slow core as long. */
const HEIC_SECONDS = 15

interface Pixels {
  data: Buffer
  raw: { width: number; height: number; channels: 3 }
}

/** Pixels turned as EXIF says, in sRGB, on white where transparent, within the large size. */
async function decode(input: Buffer, failOn: 'none' | 'error' | 'warning'): Promise<Pixels> {
  const { data, info } = await sharp(input, { failOn, limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: LARGE.width, height: LARGE.height, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .timeout({ seconds: LONGEST_SECONDS })
    .toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: 3 } }
}

/** A JPEG may have flaws that no viewer minds, such as no end. @throws DomainError invalid. */
function decodeChecked(input: Buffer): Promise<Pixels> {
  return withDecodeErrors(input, async () => {
    const format = formatOf(input)
    if (format === 'heic') {
      const limits = {
        maxPixels: MAX_PIXELS,
        shrink: heicShrink(heicSize(input)),
        longestMs: HEIC_SECONDS * 1000,
      }
      return decode(await heicToPng(input, limits), 'error')
    }
    if (format === 'png') return decodePng(input)
    if (format !== 'jpeg') return decode(input, 'error')
    const whole = await decode(input, 'warning').catch(() => null)
    if (whole) return whole
    if (await isPartMissing(input)) throw incomplete()
    return decode(input, 'none')
  })
}

/** Opens also a PNG whose check sums are wrong, as viewers do. */
async function decodePng(input: Buffer): Promise<Pixels> {
  try {
    return await decode(input, 'error')
  } catch (error) {
    const mended = await withCheckSums(input)
    if (!mended) throw error
    return decode(mended, 'error')
  }
}

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

function resizeToWebp({ data, raw }: Pixels, { width, height, quality }: typeof LARGE): Promise<Buffer> {
  return sharp(data, { raw })
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .webp({ quality, effort: EFFORT })
    .toBuffer()
}

/** Keeps heads: the top of a wide photo, the most salient part of a tall one. */
function encodeSocialPreview({ data, raw }: Pixels): Promise<Buffer> {
  const position = raw.height > raw.width ? 'attention' : 'north'
  return encodeWithin(PREVIEW_BYTES, [80, 60, 40, 20], (quality) =>
    sharp(data, { raw }).resize({ width: 1200, height: 630, fit: 'cover', position }).jpeg({ quality }),
  )
}

async function encodeBlurPlaceholder({ data, raw }: Pixels): Promise<string> {
  const tiny = await encodeWithin(BLUR_BYTES, [50, 30, 10, 1], (quality) =>
    sharp(data, { raw }).resize({ width: 16, height: 16, fit: 'inside' }).webp({ quality }),
  )
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

/** @throws DomainError as `processPhoto`. */
export async function reencodePhoto(input: Buffer): Promise<Buffer> {
  const readable = await inspectPhoto(input)
  return resizeToWebp(await decodeChecked(readable), LARGE)
}

/** Re-encoding drops metadata and appended data. @throws DomainError as `inspectPhoto`; invalid when a part is missing. */
export async function processPhoto(input: Buffer): Promise<ProcessedPhoto> {
  const readable = await inspectPhoto(input)
  const pixels = await decodeChecked(readable)
  const [large, medium, small] = await Promise.all([
    resizeToWebp(pixels, LARGE),
    resizeToWebp(pixels, MEDIUM),
    resizeToWebp(pixels, SMALL),
  ])
  const hash = createHash('sha256').update(large).digest('hex').slice(0, 32)
  const { width, height } = pixels.raw
  const preview = await encodeSocialPreview(pixels)
  const blur = await encodeBlurPlaceholder(pixels)
  const dHash = await perceptualHash(sharp(pixels.data, { raw: pixels.raw }))
  return { hash, width, height, large, medium, small, preview, blur, perceptualHash: dHash }
}

const COLUMNS = 9
const ROWS = 8

/**
 * dHash 9×8: copies that are resized, re-encoded or brightened differ by a few bits. Signed, as in Postgres. Zero, which
 * resembles nothing, for a picture that many others are like (a wall, the sky).
 */
async function perceptualHash(picture: Sharp): Promise<bigint> {
  const grey = await picture
    .greyscale()
    .resize({ width: COLUMNS, height: ROWS, fit: 'fill' })
    .raw()
    .toBuffer()
  const rows = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS - 1 }, (_, column) => {
      const at = row * COLUMNS + column
      return (grey[at] ?? 0) - (grey[at + 1] ?? 0)
    }),
  )
  if (!isDistinctive(rows)) return 0n
  const bits = rows.flat().reduce((sum, step) => (sum << 1n) | (step > 0 ? 1n : 0n), 0n)
  return BigInt.asIntN(64, bits)
}

/** Least mean step between neighbours: the hash of a plainer photo says nothing. The plainest hundredth of 600 demo photos has 9.4. */
const MIN_STEP = 4
/** As above: 6. What only fades towards its edges has 3, as its rows are alike. */
const MIN_CHANGES = 5

/** Whether the hash says something of the picture: its brightness changes along the rows, and from one to the next. */
function isDistinctive(rows: readonly (readonly number[])[]): boolean {
  const steps = rows.flat()
  const mean = steps.reduce((sum, step) => sum + Math.abs(step), 0) / steps.length
  const changes = rows.slice(1).flatMap((row, above) => {
    return row.filter((step, at) => step > 0 !== (rows[above]?.[at] ?? 0) > 0)
  })
  return mean >= MIN_STEP && changes.length >= MIN_CHANGES
}
