/** The file names of a photo's sizes; all derive from its content hash. */
export function photoFileNames(hash: string) {
  return {
    large: `${hash}-1600.webp`,
    medium: `${hash}-800.webp`,
    small: `${hash}-400.webp`,
    preview: `${hash}-og.jpg`,
  }
}

const PHOTO_FILE = /^[0-9a-f]{32}-(?:(?:1600|800|400)\.webp|og\.jpg)$/

/** Whether a name is that of a photo: nothing else in the file store is public. */
export const isPhotoFileName = (name: string): boolean => PHOTO_FILE.test(name)
