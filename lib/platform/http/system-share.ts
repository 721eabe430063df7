/** Where the system hands over what a person shares with the installed site (Web Share Target). */
export const SHARED_PHOTOS_PATH = '/create-pet/fotos'

/**
 * Whether the browser itself sent it, for no page: then `Origin` is opaque, and `Sec-Fetch-Site` is 'none', which no page can
 * make a browser say (Fetch Metadata, section 2.3).
 */
export const isSentBySystem = (
  origin: string | null | undefined,
  fetchSite: string | string[] | null | undefined,
): boolean => fetchSite === 'none' && (origin === 'null' || origin === undefined || origin === null)
