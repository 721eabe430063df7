import type { UPLOAD_STATUSES } from '@/lib/text/vocabulary'
import { photoFileNames } from './file-names'

export interface PhotoDto {
  /** WebP, 1600, 800 and 400 wide. */
  large: string
  medium: string
  small: string
  /** JPEG 1200×630 for link previews. */
  preview: string
  width: number
  height: number
  /** A placeholder, as a data URL. */
  blur: string
}

export interface UploadDto {
  id: string
  status: (typeof UPLOAD_STATUSES)[number]
  photo?: PhotoDto & { hash: string }
  /** Why it failed, for people. */
  problem?: string
}

export const MEDIA_PATH = '/media'

export const picturePath = (hash: string): string => pictureDto(hash).small

export type PictureDto = Pick<PhotoDto, 'large' | 'medium' | 'small' | 'preview'>

export function pictureDto(hash: string): PictureDto {
  const { large, medium, small, preview } = photoFileNames(hash)
  return {
    large: `${MEDIA_PATH}/${large}`,
    medium: `${MEDIA_PATH}/${medium}`,
    small: `${MEDIA_PATH}/${small}`,
    preview: `${MEDIA_PATH}/${preview}`,
  }
}

export function photoDto(photo: { hash: string; width: number; height: number; blur: string }): PhotoDto {
  return {
    ...pictureDto(photo.hash),
    width: photo.width,
    height: photo.height,
    blur: photo.blur,
  }
}
