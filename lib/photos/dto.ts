import type { PhotoDto } from '@/lib/pets/dto'
import { photoFileNames } from './names'

/** Where the site serves the file store's photos. */
export const MEDIA_PATH = '/media'

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
