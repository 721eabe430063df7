const HASH = '[0-9a-f]{32}'
const UPLOAD_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const WHOLE_HASH = new RegExp(`^${HASH}$`)
const PHOTO_FILE = new RegExp(`^${HASH}-(?:(?:1600|800|400)\\.webp|og\\.jpg)$`)
const SHOWN_FILES = new RegExp(`(${HASH})-(?:1600|800|400)\\.webp`, 'g')

export function photoFileNames(hash: string) {
  return {
    large: `${hash}-1600.webp`,
    medium: `${hash}-800.webp`,
    small: `${hash}-400.webp`,
    preview: `${hash}-og.jpg`,
  }
}

/** The only public files of the store. */
export const isPhotoFileName = (name: string): boolean => PHOTO_FILE.test(name)

export const isPhotoHash = (name: string): boolean => WHOLE_HASH.test(name)

export const isUploadId = (name: string): boolean => UPLOAD_ID.test(name)

export const photoHashesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(SHOWN_FILES)].map(([, hash = '']) => hash)),
]
