import type { UPLOAD_STATUSES } from '@/lib/text/vocabulary'
import { photoFileNames } from './file-names'

export interface PhotoDto {
  large: string
  medium: string
  small: string
  preview: string
  width: number
  height: number
  blur: string
}

export interface UploadDto {
  id: string
  status: (typeof UPLOAD_STATUSES)[number]
  photo?: PhotoDto & { hash: string }
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

type StoredPicture = Pick<PhotoDto, 'width' | 'height' | 'blur'> & { hash: string }

export const photoDto = ({ hash, width, height, blur }: StoredPicture): PhotoDto => ({
  ...pictureDto(hash),
  width,
  height,
  blur,
})
