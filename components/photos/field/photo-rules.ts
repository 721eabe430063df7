import { MAX_PET_PHOTOS, MAX_PHOTO_MB } from '@/lib/photos/limits'
import { refusals } from './photo-messages'

/** Longest side before upload; the largest stored size is 1600×2400. */
const MAX_SIDE = 2400
/** Above any phone's photos; decoding it would freeze the device. */
const MAX_OPENED_MB = 60
const MB = 1024 * 1024

type PhotoKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'avif' | null

export const KIND_BYTES = 12

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** Detects the format by magic bytes: file names and MIME types are untrusted. */
export function photoKind(bytes: Uint8Array): PhotoKind {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) !== 'ftyp') return null
  const brand = text(8, 12)
  if (brand.startsWith('avi')) return 'avif'
  return HEIC_BRANDS.includes(brand) ? 'heic' : null
}

export function openError(kind: PhotoKind, file: { name: string; size: number }): string | null {
  if (kind === null) return refusals.notAPhoto(file.name)
  return file.size > MAX_OPENED_MB * MB ? refusals.tooHeavy(file.name, MAX_OPENED_MB) : null
}

/** A file that cannot be decoded here; null if the server may try. */
export function directUploadError(kind: PhotoKind, file: { name: string; size: number }): string | null {
  if (kind === 'heic') return refusals.heic(file.name)
  if (kind === 'avif') return refusals.notAPhoto(file.name)
  return file.size > MAX_PHOTO_MB * MB ? refusals.tooHeavy(file.name, MAX_PHOTO_MB) : null
}

export function fitSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Finds duplicates without reading files. */
type Seen = Pick<File, 'name' | 'size' | 'lastModified'>

const isSame = (a: Seen, b: Seen) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

export function chooseFiles<Picked extends Seen>(
  files: readonly Picked[],
  present: readonly Seen[],
  room: number,
) {
  const fresh = files.filter(
    (file, index) => ![...present, ...files.slice(0, index)].some((other) => isSame(file, other)),
  )
  const repeated = files.filter((file) => !fresh.includes(file))
  const left = fresh.length - room
  return {
    accepted: fresh.slice(0, Math.max(0, room)),
    notices: [
      ...repeated.map(({ name }) => refusals.twice(name)),
      ...(left > 0 ? [refusals.tooMany(left, MAX_PET_PHOTOS)] : []),
    ],
  }
}
