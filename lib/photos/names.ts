/** The file names of a photo's sizes; all derive from its content hash. */
export function photoFileNames(hash: string) {
  return {
    large: `${hash}-1600.webp`,
    medium: `${hash}-800.webp`,
    small: `${hash}-400.webp`,
    preview: `${hash}-og.jpg`,
  }
}
