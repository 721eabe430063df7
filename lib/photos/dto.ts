import type { UPLOAD_STATUSES } from '@/lib/vocabulary'
import { photoFileNames } from './names'

/** URLs of a photo's sizes, relative to the site or on the file host. */
export interface PhotoDto {
  /** WebP, 1600, 800 and 400 pixels wide. */
  large: string
  medium: string
  small: string
  /** JPEG 1200×630 for link previews. */
  preview: string
  width: number
  height: number
  /** Data URL placeholder. */
  blur: string
}

export interface UploadDto {
  id: string
  status: (typeof UPLOAD_STATUSES)[number]
  photo?: PhotoDto & { hash: string }
  /** Why it failed, for people. */
  problem?: string
}

const MEDIA_PATH = '/media'

export const picturePath = (hash: string): string => `${MEDIA_PATH}/${photoFileNames(hash).small}`

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
