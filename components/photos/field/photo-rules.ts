import { MAX_PET_PHOTOS, MAX_PHOTO_BYTES, MAX_PHOTO_MB } from '@/lib/photos/limits'
import { type FileFormat, formatProblem, isPhotoFormat } from '@/lib/photos/photo-format'
import { MEGABYTE } from '@/lib/text/numbers'
import { refusals } from './photo-messages'

/** Longest side before upload; the largest stored size is 1600×2400. */
const MAX_SIDE = 2400
/** Above any phone's photos; decoding it would freeze the device. */
const MAX_OPENED_MB = 60

/** Pictures that some browsers open, which then send them as JPEG. */
const CONVERTED: readonly FileFormat[] = ['avif', 'tiff', 'bmp', 'jxl', 'jp2']

export function openError(format: FileFormat, file: { name: string; size: number }): string | null {
  if (!isPhotoFormat(format) && !CONVERTED.includes(format)) return formatProblem(format, file.name)
  return file.size > MAX_OPENED_MB * MEGABYTE ? refusals.tooHeavy(file.name, MAX_OPENED_MB) : null
}

/** A file that cannot be decoded here; null if the server may try. */
export function directUploadError(format: FileFormat, file: { name: string; size: number }): string | null {
  const wrong = isPhotoFormat(format) ? null : formatProblem(format, file.name)
  return wrong ?? (file.size > MAX_PHOTO_BYTES ? refusals.tooHeavy(file.name, MAX_PHOTO_MB) : null)
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
