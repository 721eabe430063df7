import type { UPLOAD_STATUSES } from '@/lib/vocabulary'
import { photoFileNames } from './names'

/** One picture of a pet; every address is relative to the site or absolute on the file host. */
export interface PhotoDto {
  /** WebP 1600, 800 and 400 pixels wide. */
  large: string
  medium: string
  small: string
  /** JPEG 1200×630 for link previews. */
  preview: string
  width: number
  height: number
  /** Tiny data URL shown until the picture has loaded. */
  blur: string
}

/** A photo that somebody has sent, as its sender may read it. */
export interface UploadDto {
  id: string
  status: (typeof UPLOAD_STATUSES)[number]
  /** What it became, once it is ready. */
  photo?: PhotoDto & { hash: string }
  /** Why no photo became of it, for the person. */
  problem?: string
}

/** Where the site serves the file store's photos. */
const MEDIA_PATH = '/media'

/** Where the picture of an account is, by its content hash. */
export const picturePath = (hash: string): string => `${MEDIA_PATH}/${photoFileNames(hash).small}`

/** The addresses of all sizes of a stored photo; they derive from its content hash alone. */
export function photoDto(photo: { hash: string; width: number; height: number; blur: string }): PhotoDto {
  const files = photoFileNames(photo.hash)
  return {
    large: `${MEDIA_PATH}/${files.large}`,
    medium: `${MEDIA_PATH}/${files.medium}`,
    small: `${MEDIA_PATH}/${files.small}`,
    preview: `${MEDIA_PATH}/${files.preview}`,
    width: photo.width,
    height: photo.height,
    blur: photo.blur,
  }
}
